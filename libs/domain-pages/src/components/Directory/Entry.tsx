import { lazy, Suspense } from 'react';
import type { DirectoryEntry } from '@guest/api-contract';
import { DisclosureRow, Icon, isIconName, ListRow } from '@guest/design-system';
import { HotelText } from '@guest/visit';
import { OpenNow } from './Hours';

// What opens is read later: the list stands and answers before it has come.
const EntryDetail = lazy(async () => ({ default: (await import('./EntryDetail')).EntryDetail }));

/** One thing to know: a line that opens where it has more to say. Its id is the address of a link to it. */
export function Entry({ entry }: { entry: DirectoryEntry }) {
  const { _id, title, icon, summary, openingHours } = entry;
  const row = {
    media: <Icon name={icon && isIconName(icon) ? icon : 'infos'} />,
    title: <HotelText>{title}</HotelText>,
    titleAs: 'h3' as const,
    description: (summary || openingHours) && (
      <>
        {summary && <HotelText>{summary}</HotelText>}
        {summary && openingHours && <br />}
        {openingHours && <OpenNow hours={openingHours} />}
      </>
    ),
  };
  if (!hasMore(entry)) return <ListRow {...row} id={_id} />;
  return (
    <li>
      <DisclosureRow {...row} id={_id}>
        <Suspense fallback={null}>
          <EntryDetail entry={entry} />
        </Suspense>
      </DisclosureRow>
    </li>
  );
}

function hasMore({ blocks, image, openingHours, phone, link }: DirectoryEntry): boolean {
  return blocks.length > 0 || [image, openingHours, phone, link].some((part) => part !== undefined);
}
