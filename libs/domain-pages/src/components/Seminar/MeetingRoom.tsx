import { useTranslation } from 'react-i18next';
import type { SeminarRoom } from '@guest/api-contract';
import { FactList, Picture, Price as PriceLine, Section, Stack } from '@guest/design-system';
import { HotelText, RichHotelText, useHosterLang, usePriceWords } from '@guest/visit';

/** A meeting room: how many it seats, what it has, what it costs. */
export function MeetingRoom({ room }: { room: SeminarRoom }) {
  const { t } = useTranslation('seminar');
  const lang = useHosterLang();
  const prices = usePriceWords();
  const { name, description, image, capacity, surfaceSquareMetres, equipment, price } = room;
  const amount = prices.amount(price);
  return (
    <Section title={<HotelText>{name}</HotelText>} titleAs="h3" level="h4" gap={3}>
      {image && <Picture src={image} ratio="4:3" corners="card" />}
      <Stack gap={3}>
        <RichHotelText html={description} headingLevel={4} />
        <FactList
          size="s"
          items={[
            { id: 'seats', icon: 'people', text: capacity && t('rooms.seats', { count: capacity }) },
            {
              id: 'size',
              icon: 'area',
              text: surfaceSquareMetres && t('rooms.surface', { count: surfaceSquareMetres }),
            },
            {
              id: 'equipment',
              icon: 'check',
              text: equipment.length > 0 && <span lang={lang}>{equipment.join(' · ')}</span>,
            },
          ]}
        />
        {amount && <PriceLine note={prices.unit(price)}>{amount}</PriceLine>}
      </Stack>
    </Section>
  );
}
