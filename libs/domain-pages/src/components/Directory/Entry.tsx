import { useTranslation } from 'react-i18next';
import type { DirectoryEntry } from '@guest/api-contract';
import {
  Button,
  DisclosureRow,
  Icon,
  isIconName,
  ListRow,
  Picture,
  Row,
  Section,
  Stack,
} from '@guest/design-system';
import { HotelText, phoneHref } from '@guest/visit';
import { Blocks, WayOn } from '../Content/Blocks';
import { OpenNow, WeekHours } from './Hours';

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
        <EntryDetail entry={entry} />
      </DisclosureRow>
    </li>
  );
}

function hasMore({ blocks, image, openingHours, phone, link }: DirectoryEntry): boolean {
  return blocks.length > 0 || [image, openingHours, phone, link].some((part) => part !== undefined);
}

function EntryDetail({ entry }: { entry: DirectoryEntry }) {
  const { t } = useTranslation('directory');
  const { image, blocks, openingHours, link, phone } = entry;
  return (
    <Stack gap={4}>
      {image && <Picture src={image} corners="card" />}
      <Blocks blocks={blocks} size="s" titleAs="h4" />
      {openingHours && (
        <Section title={t('entry.hours')} titleAs="h4" level="h5" gap={1}>
          <WeekHours hours={openingHours} />
        </Section>
      )}
      {(link ?? phone) && (
        <Row gap={2}>
          {link && <WayOn link={link} />}
          {phone && (
            <Button hierarchy="secondary" iconLeft="phone" href={phoneHref(phone)}>
              {phone}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
