import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '@guest/api-contract';
import { Badge, Facts, Text } from '@guest/design-system';
import { capitalised } from '@guest/i18n';
import { useOpeningWords } from './useOpeningWords';
import { useNow } from '../hooks/useNow';

/**
 * "Open until 10:30", by the hotel's clock. Before hydration it shows the first line of the week, which needs no
 * clock and takes the same room.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const now = useNow();
  const { stateWords, weekWords } = useOpeningWords();
  const [first] = weekWords(hours);
  const state = now && stateWords(hours, now);
  return (
    <Text
      as="span"
      size="s"
      tone={state?.isOpen ? 'success' : 'muted'}
      weight={state?.isOpen ? 'semibold' : 'regular'}
    >
      {state ? state.words : first && capitalised(`${first.days} ${first.ranges}`)}
    </Text>
  );
}

/** "Until 18:00", "Closes in 40 min", as a badge for lists. Before hydration (`now` undefined) it only takes room. */
export function OpenBadge({ hours, now }: { hours: OpeningHours; now: Date | undefined }) {
  const { shortStateWords } = useOpeningWords();
  const { t } = useTranslation('visit');
  if (!now) return <Badge>{t('hours.title')}</Badge>;
  const { isOpen, isClosing, words } = shortStateWords(hours, now);
  return (
    <Badge tone={isClosing ? 'warning' : isOpen ? 'success' : 'neutral'} hasDot={isOpen}>
      {words}
    </Badge>
  );
}

/** The week, line by line. */
export function WeekHours({ hours }: { hours: OpeningHours }) {
  const { weekWords } = useOpeningWords();
  return (
    <Facts
      size="s"
      items={weekWords(hours).map(({ days, ranges }) => ({
        id: days,
        term: capitalised(days),
        value: ranges,
      }))}
    />
  );
}
