import type { OpeningHours } from '@guest/api-contract';
import { Badge, color, Icon, Row, Text } from '@guest/design-system';
import { OpenBadge } from '@guest/visit';
import { usePlaceWords } from '../../hooks/usePlaceWords';
import { categoryIcons } from '../../model/categories';
import type { Place } from '../../model/place';

interface PlaceHeadProps {
  place: Place;
  hours: OpeningHours | undefined;
  now: Date | undefined;
}

/** What a place is, whether it is open, how far it is. */
export function PlaceHead({ place, hours, now }: PlaceHeadProps) {
  const words = usePlaceWords();
  const distance = words.distance(place);
  return (
    <Row gap={2}>
      <Badge tone="brand" icon={categoryIcons[place.category]}>
        {words.category(place.category)}
      </Badge>
      {hours && <OpenBadge hours={hours} now={now} />}
      {distance && (
        <Row gap={1} as="span">
          <Icon name="walk" size="small" color={color.textMuted} />
          <Text as="span" size="s" tone="muted">
            {distance}
          </Text>
        </Row>
      )}
    </Row>
  );
}
