import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DirectoryEntry } from '@guest/api-contract';
import { Button, DisclosureRow, EmptyState, Icon, isIconName, ListRow } from '@guest/design-system';
import { HotelText, lazyPart, OpenNow } from '@guest/visit';

interface EntryProps {
  entry: DirectoryEntry;
}

// The list works before this file is loaded, and without it.
const EntryDetail = lazyPart(async () => (await import('./EntryDetail')).EntryDetail, {
  whileLoading: null,
  fallback: DetailFailure,
});

/** Chromium caches a failed module until the document ends, so the retry is a new document. */
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

/** One entry of the directory, which opens where it has details. Its id is the fragment of a link to it. */
export const Entry = memo(function Entry({ entry }: EntryProps) {
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
        <EntryDetail entry={entry} />
      </DisclosureRow>
    </li>
  );
});

function hasMore({ blocks, image, openingHours, phone, link }: DirectoryEntry): boolean {
  return blocks.length > 0 || [image, openingHours, phone, link].some((part) => part !== undefined);
}
