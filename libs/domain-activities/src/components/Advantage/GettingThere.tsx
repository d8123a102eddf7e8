import { useTranslation } from 'react-i18next';
import { Button, Card, FactList, Link, Row, Section, Stack } from '@guest/design-system';
import { directionsHref, HotelText, NewTabHint, OpenNow, phoneHref, WeekHours } from '@guest/visit';
import { useAdvantageWords } from '../../hooks/useAdvantageWords';
import type { Advantage } from '../../model/advantage';

/** Is there anything to tell about the way and the hours? */
export function hasWay({ address, coordinates, openingHours, phone, link }: Advantage): boolean {
  return [address, coordinates, openingHours, phone, link].some(Boolean);
}

/** Where a partner is, when it is open, and how to reach it. */
export function GettingThere({ advantage }: { advantage: Advantage }) {
  const { t } = useTranslation('advantages');
  const { distance, shortDistance } = useAdvantageWords();
  const { address, openingHours, phone, link } = advantage;
  const way = distance(advantage);
  const directions = directionsHref(advantage);
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <Card>
      <Stack gap={5}>
        <Section title={t('practical')} level="h4">
          <FactList
            size="s"
            items={[
              { id: 'address', icon: 'spot', text: address && <HotelText>{address}</HotelText> },
              {
                id: 'way',
                icon: shortDistance(advantage)?.isWalk ? 'walk' : 'map',
                text: way && t('fromHotel', { distance: way }),
              },
              { id: 'open', icon: 'clock', text: openingHours && <OpenNow hours={openingHours} /> },
              {
                id: 'phone',
                icon: 'phone',
                text: phone && <Link href={phoneHref(phone)}>{phone}</Link>,
              },
            ]}
          />
        </Section>
        {openingHours && (
          <Section title={t('hours')} level="h5" gap={1}>
            <WeekHours hours={openingHours} />
          </Section>
        )}
        <Row gap={2}>
          {directions && (
            <Button hierarchy="secondary" iconLeft="map" href={directions} {...outside}>
              {t('directions')}
              <NewTabHint />
            </Button>
          )}
          {link && (
            <Button hierarchy="secondary" iconRight="external" href={link} {...outside}>
              {t('site')}
              <NewTabHint />
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
