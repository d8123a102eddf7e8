import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DirectoryEntry } from '@guest/api-contract';
import { Button, DisclosureRow, EmptyState, Icon, isIconName, ListRow } from '@guest/design-system';
import { HotelText, OpenNow } from '@guest/visit';

interface EntryProps {
  entry: DirectoryEntry;
}

// What opens is read later: the list stands and answers before it has come, and also when it does not come.
const EntryDetail = lazy<ComponentType<EntryProps>>(async () => ({
  default: await import('./EntryDetail').then(
    (chunk) => chunk.EntryDetail,
    () => DetailFailure,
  ),
}));

/** React keeps a chunk's failure as long as the document: the way on is a new one. */
function DetailFailure() {
  const { t } = useTranslation('visit');
  return (
    <EmptyState
      size="part"
      icon="warning"
      titleAs="p"
      title={t('failure.title')}
      text={t(navigator.onLine ? 'failure.text' : 'failure.offline')}
      actions={
        <Button hierarchy="secondary" onClick={() => location.reload()}>
          {t('failure.retry')}
        </Button>
      }
    />
  );
}

/** One thing to know: a line that opens where it has more to say. Its id is the address of a link to it. */
export function Entry({ entry }: EntryProps) {
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
