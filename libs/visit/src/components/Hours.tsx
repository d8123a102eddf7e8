import type { OpeningHours } from '@guest/api-contract';
import { Facts, Text } from '@guest/design-system';
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
