import { hint } from '../../../internal/hint';
import { faceMoods, type FaceMood } from '../../Face/Face';

export const ratingDesigns = ['emojis', 'radio', 'stars', 'number', 'cursor'] as const;
export type RatingDesign = (typeof ratingDesigns)[number];

/** The default scale and the widest one. */
const DEFAULT_MAX_SCORE = 5;
const HIGHEST_MAX_SCORE = 100;
/** The most choices that fit on a phone. Wider scales are drawn in this number of even steps. */
const MOST_CHOICES = 10;

/** A whole number from 1 to 100. Other values give the default. */
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
 * The scores that can be chosen: every one, but at most five faces, ten stars, numbers or lines, and as many lines as
 * there are words. The last score is always the highest. Words for fewer scores start from the lowest, because the
 * first word is the worst.
 */
export function scoresOf(design: RatingDesign, maxScore: number, labels: readonly string[]): number[] {
  const count = Math.min(maxScore, mostOf(design, labels));
  if (design === 'radio' && labels.length > 1 && count < maxScore)
    return Array.from({ length: count }, (_, index) =>
      Math.round(1 + (index * (maxScore - 1)) / (count - 1)),
    );
  return Array.from({ length: count }, (_, index) => Math.round(((index + 1) * maxScore) / count));
}

/** Maps an index of `count` items to an index of `size` items, ends to ends. */
function spread(index: number, count: number, size: number): number {
  return count > 1 ? Math.round((index * (size - 1)) / (count - 1)) : size - 1;
}

/** The word of a score. Five words can serve three or ten scores; a single word serves only a single score. */
export function wordFor(
  score: number,
  scores: readonly number[],
  labels: readonly string[],
): string | undefined {
  if (labels.length < 2 && scores.length > 1) return undefined;
  return labels[spread(scores.indexOf(score), scores.length, labels.length)];
}

/** The face for the choice at an index: the first is the saddest, the last the happiest. */
export function faceAt(index: number, count: number): FaceMood {
  return faceMoods[spread(index, count, faceMoods.length)] ?? 'ok';
}
