import type { OpeningHours } from '@guest/api-contract';
import { Facts, Text } from '@guest/design-system';
import { useHoursWords } from '../useHoursWords';
import { useNow } from '../useNow';

/**
 * "Open until 10:30": as it stands now, by the hotel's clock. Until the page is alive the first line of the week stands
 * there: it says something without a script, and nothing moves when the words change.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const now = useNow();
  const { stateWords, weekWords } = useHoursWords();
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
  const { weekWords } = useHoursWords();
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

function capitalised(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
