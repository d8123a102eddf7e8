import { privateJson } from '../http/answer';
import type { Operation } from './operation';

/** Places by the beginning of their name. The answer is not cached: what a guest types is personal. */
export const getPlaces: Operation<'getPlaces'> = async (
  { body: { query, language, country } },
  { places },
) => {
  const found = await places.find({ text: query, language, country });
  return privateJson(200, JSON.stringify({ places: found }));
};
