import { placesAround } from '../around/placesAround';
import { publicAnswer } from '../http/answer';
import type { Operation } from './operation';

export const getAroundMe: Operation<'getAroundMe'> = async ({ query: { limit, ...area } }, context) => {
  const { experiences, ...city } = await placesAround(area, context);
  const places = limit < 0 ? experiences : experiences.slice(0, limit);
  return publicAnswer(JSON.stringify({ experiences: places, ...city }));
};
