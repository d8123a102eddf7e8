import { useTranslation } from 'react-i18next';
import type { Price, SeminarRoom } from '@guest/api-contract';
import { FactList, Picture, Price as PriceLine, Section, Stack, Text } from '@guest/design-system';
import { formatCents, useLanguage } from '@guest/i18n';
import { HotelText, useHoster, useHosterLang } from '@guest/visit';

/** A meeting room: how many it seats, what it has, what it costs. */
export function MeetingRoom({ room }: { room: SeminarRoom }) {
  const { t } = useTranslation('seminar');
  const lang = useHosterLang();
  const { name, description, image, capacity, surfaceSquareMetres, equipment, price } = room;
  const facts = [
    ...(capacity
      ? [{ id: 'seats', icon: 'people' as const, text: t('rooms.seats', { count: capacity }) }]
      : []),
    ...(surfaceSquareMetres
      ? [{ id: 'size', icon: 'area' as const, text: t('rooms.surface', { count: surfaceSquareMetres }) }]
      : []),
    ...(equipment.length > 0
      ? [
          {
            id: 'equipment',
            icon: 'check' as const,
            text: <span lang={lang}>{equipment.join(' · ')}</span>,
          },
        ]
      : []),
  ];
  return (
    <Section title={<HotelText>{name}</HotelText>} titleAs="h3" level="h4" gap={3}>
      {image && <Picture src={image} ratio="4:3" corners="card" />}
      <Stack gap={3}>
        {description && (
          <Text tone="muted">
            <HotelText>{description}</HotelText>
          </Text>
        )}
        {facts.length > 0 && <FactList items={facts} size="s" />}
        {price && <RoomPrice price={price} />}
      </Stack>
    </Section>
  );
}

function RoomPrice({ price: { amountCents, label, unit } }: { price: Price }) {
  const { t } = useTranslation('seminar');
  const language = useLanguage();
  const { currency } = useHoster();
  if (label && label !== 'from') return <PriceLine>{t(`price.${label}`)}</PriceLine>;
  if (amountCents === undefined) return null;
  const amount = formatCents(amountCents, language, currency);
  return (
    <PriceLine note={unit && t(`price.unit.${unit}`)}>
      {label === 'from' ? t('price.from', { amount }) : amount}
    </PriceLine>
  );
}
