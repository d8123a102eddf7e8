import { MAX_KEPT_LENGTH } from './limits';
import { emptyMood, moodLevels, moodPlaces, moodTopics, type MoodDraft } from './mood';

function known<T extends string>(list: readonly T[], value: unknown): T[] {
  const values: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((item) => values.includes(item));
}

/** What storage held of a mood, checked before it becomes state: what is not ours is let go. */
export function reviveMood(value: unknown): MoodDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { level, topics, places, wantsCall, text, isNamed, isRoomTyped } = value as Record<string, unknown>;
  return {
    ...emptyMood,
    level: moodLevels.find((one) => one === level),
    topics: known(moodTopics, topics),
    places: known(moodPlaces, places),
    wantsCall: wantsCall === true,
    text: typeof text === 'string' ? text.slice(0, MAX_KEPT_LENGTH) : '',
    isNamed: isNamed !== false,
    isRoomTyped: isRoomTyped === true,
  };
}
