import { useTranslation } from 'react-i18next';
import type { DirectoryEntry } from '@guest/api-contract';
import { Button, Picture, Row, Section, Stack } from '@guest/design-system';
import { WeekHours, phoneHref } from '@guest/visit';
import { Blocks, WayOn } from '../Content/Blocks';

/** The details of one entry. */
export function EntryDetail({ entry }: { entry: DirectoryEntry }) {
  const { t } = useTranslation('directory');
  const { image, blocks, openingHours, link, phone } = entry;
  return (
    <Stack gap={4}>
      {image && <Picture src={image} corners="card" />}
      <Blocks blocks={blocks} size="s" titleAs="h4" />
      {openingHours && (
        // No landmark: the hours of every entry would have the same name.
        <Section title={t('entry.hours')} titleAs="h4" level="h5" gap={1} aria-labelledby={undefined}>
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
