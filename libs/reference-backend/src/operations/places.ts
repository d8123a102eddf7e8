import { privateJson } from '../http/answer';
import type { Operation } from './operation';

/** Places by the beginning of their name. What a guest types is theirs: the answer is kept by nobody. */
export const getPlaces: Operation<'getPlaces'> = async (
  { body: { query, language, country } },
  { places },
) => {
  const found = await places.find({ text: query, language, country });
  return privateJson(200, JSON.stringify({ places: found }));
};
