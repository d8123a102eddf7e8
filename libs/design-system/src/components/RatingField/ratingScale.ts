import { hint } from '../../internal/hint';
import { faceMoods, type FaceMood } from '../Face/Face';

/** How a rating is drawn. */
export const ratingDesigns = ['emojis', 'radio', 'stars', 'number', 'cursor'] as const;
export type RatingDesign = (typeof ratingDesigns)[number];

/** The score of a hotel that sets none, and the highest that can be drawn. */
const DEFAULT_MAX_SCORE = 5;
const HIGHEST_MAX_SCORE = 10;

/** A whole number of points from 2 to 10; anything else is the default. */
export function scaleOf(maxScore: number = DEFAULT_MAX_SCORE): number {
  const isUsable = Number.isInteger(maxScore) && maxScore >= 2 && maxScore <= HIGHEST_MAX_SCORE;
  if (isUsable) return maxScore;
  hint(() => `Cannot draw ${maxScore} points; showing ${DEFAULT_MAX_SCORE}.`);
  return DEFAULT_MAX_SCORE;
}

/** The scores that can be chosen: one a point, but never more faces than five nor more words than were given. */
export function scoresOf(design: RatingDesign, maxScore: number, labels: readonly string[]): number[] {
  const most =
    design === 'emojis'
      ? faceMoods.length
      : design === 'radio' && labels.length > 1
        ? labels.length
        : maxScore;
  const count = Math.min(maxScore, most);
  return Array.from({ length: count }, (_, index) => Math.round(((index + 1) * maxScore) / count));
}

/** The word for a score: five words serve ten points. */
export function wordFor(score: number, maxScore: number, labels: readonly string[]): string | undefined {
  return labels[Math.min(labels.length, Math.max(1, Math.ceil((score / maxScore) * labels.length))) - 1];
}

/** The face for the choice at a place among several: the first is the saddest, the last the happiest. */
export function faceAt(index: number, count: number): FaceMood {
  const place = count > 1 ? Math.round((index * (faceMoods.length - 1)) / (count - 1)) : 2;
  return faceMoods[place] ?? 'ok';
}
