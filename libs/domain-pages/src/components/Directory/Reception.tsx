import { useTranslation } from 'react-i18next';
import { isAlwaysOpen, type RoomDirectory } from '@guest/api-contract';
import { Button, Icon, ListRow, Stack } from '@guest/design-system';
import { OpenNow, WeekHours, functionsOf, phoneHref, useHoster } from '@guest/visit';

/** The reception: whether it is open, and how to call where the hotel takes calls. */
export function Reception({ reception }: { reception: NonNullable<RoomDirectory['reception']> }) {
  const { t } = useTranslation('directory');
  const { openingHours } = reception;
  const phone = functionsOf(useHoster()).calls ? reception.phone : undefined;
  if (!openingHours && !phone) return null;
  const week = openingHours && !isAlwaysOpen(openingHours) ? openingHours : undefined;
  const row = (
    <ListRow
      as="div"
      // Without hours there is no column that the name would have to align with.
      media={week ? undefined : <Icon name="people" />}
      title={t('reception.title')}
      titleAs="h2"
      description={openingHours && <OpenNow hours={openingHours} />}
      end={
        phone && (
          <Button hierarchy="secondary" iconLeft="phone" href={phoneHref(phone)}>
            {t('reception.call')}
          </Button>
        )
      }
    />
  );
  if (!week) return row;
  return (
    <Stack gap={0}>
      {row}
      <WeekHours hours={week} />
    </Stack>
  );
}
