import { hint } from '../../internal/hint';
import { faceMoods, type FaceMood } from '../Face/Face';

/** How a rating is drawn. */
export const ratingDesigns = ['emojis', 'radio', 'stars', 'number', 'cursor'] as const;
export type RatingDesign = (typeof ratingDesigns)[number];

/** The score of a hotel that sets none, and the widest scale. */
const DEFAULT_MAX_SCORE = 5;
const HIGHEST_MAX_SCORE = 100;
/** More than these a thumb cannot tell apart: wider scales are drawn in so many even steps. */
const MOST_CHOICES = 10;

/** A whole number of points from 1 to 100; anything else is the default. */
export function scaleOf(maxScore: number = DEFAULT_MAX_SCORE): number {
  const isUsable = Number.isInteger(maxScore) && maxScore >= 1 && maxScore <= HIGHEST_MAX_SCORE;
  if (isUsable) return maxScore;
  hint(() => `Cannot draw ${maxScore} points; showing ${DEFAULT_MAX_SCORE}.`);
  return DEFAULT_MAX_SCORE;
}

function mostOf(design: RatingDesign, labels: readonly string[]): number {
  if (design === 'emojis') return faceMoods.length;
  if (design === 'cursor') return HIGHEST_MAX_SCORE;
  return design === 'radio' && labels.length > 1 ? Math.min(labels.length, MOST_CHOICES) : MOST_CHOICES;
}

/**
 * The scores that can be chosen: one a point, but never more faces than five, words than were given, nor stars,
 * numbers or lines than ten. The last is always the highest; fewer words than points go from the lowest, as the worst word
 * means the worst score.
 */
export function scoresOf(design: RatingDesign, maxScore: number, labels: readonly string[]): number[] {
  const count = Math.min(maxScore, mostOf(design, labels));
  if (design === 'radio' && labels.length > 1 && count < maxScore)
    return Array.from({ length: count }, (_, index) =>
      Math.round(1 + (index * (maxScore - 1)) / (count - 1)),
    );
  return Array.from({ length: count }, (_, index) => Math.round(((index + 1) * maxScore) / count));
}

/** The place among `size` things that stands for the place `index` of `count`: the ends for the ends. */
function spread(index: number, count: number, size: number): number {
  return count > 1 ? Math.round((index * (size - 1)) / (count - 1)) : size - 1;
}

/** The word for a score among those that can be chosen: five words serve ten points, and three; one serves one point only. */
export function wordFor(
  score: number,
  scores: readonly number[],
  labels: readonly string[],
): string | undefined {
  // One word for several scores would call them all the same.
  if (labels.length < 2 && scores.length > 1) return undefined;
  return labels[spread(scores.indexOf(score), scores.length, labels.length)];
}

/** The face for the choice at a place among several: the first is the saddest, the last the happiest. */
export function faceAt(index: number, count: number): FaceMood {
  return faceMoods[spread(index, count, faceMoods.length)] ?? 'ok';
}
