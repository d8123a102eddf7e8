import type { Grade, Hoster, ReviewReceipt } from '@guest/api-contract';
import type { InferOutput } from 'valibot';

const DEFAULT_THRESHOLD = 8;

/**
 * The average of the grades (out of 10), whether it reaches the hotel's threshold, and where the review may be
 * published: by default every guest is asked, as the review sites demand.
 */
export function linksFor(
  grades: InferOutput<typeof Grade>[],
  info: Hoster['reviewInfo'],
): Omit<ReviewReceipt, '_id'> {
  const mean = grades.reduce((sum, { score }) => sum + score, 0) / Math.max(1, grades.length);
  // Scores such as 40 / 7 are not exact: an average of exactly 8 must not miss a threshold of 8 by a rounding.
  const averageScore = Math.round(mean * 1e9) / 1e9;
  const isAboveThreshold = averageScore >= (info?.threshold ?? DEFAULT_THRESHOLD);
  const isShown = info?.showLinkTo !== 'aboveThreshold' || isAboveThreshold;
  const url = isShown ? info?.reviewLink : undefined;
  return { averageScore, isAboveThreshold, reviewLinks: url === undefined ? [] : [{ url }] };
}
