import { MAX_SCORE } from '@guest/api-contract';

/** A score on the scale of 10 that reviews travel on (decisions.md 20): 4 of 5 is 8. */
export function outOfTen(score: number, maxScore: number): number {
  return (score * MAX_SCORE) / maxScore;
}
