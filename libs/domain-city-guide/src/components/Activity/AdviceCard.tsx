import { useTranslation } from 'react-i18next';
import { Card, Stack, Text } from '@guest/design-system';
import type { Place } from '../../model/place';
import { PlaceText } from '../PlaceText';

/** A word of the hotel's own about a place: what only somebody who goes there knows. */
export function AdviceCard({ place }: { place: Place }) {
  const { t } = useTranslation('cityGuide');
  const { advice } = place;
  if (!advice) return null;
  const { author, text } = advice;
  return (
    <Card>
      <Stack gap={1}>
        <Text size="s" tone="muted">
          {author ? <PlaceText of={place}>{author}</PlaceText> : t('place.advice')}
        </Text>
        <Text>
          <PlaceText of={place}>{text}</PlaceText>
        </Text>
      </Stack>
    </Card>
  );
}
