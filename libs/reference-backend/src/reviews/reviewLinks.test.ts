import { describe, expect, it } from 'vitest';
import { linksFor } from './reviewLinks';

const gradesOf = (scores: number[], max: number) =>
  scores.map((score) => ({ theme: 'room', description: '', score: (score * 10) / max, comment: '' }));
const info = { showLinkTo: 'aboveThreshold' as const, threshold: 8, reviewLink: 'https://avis.example/' };

describe('the links of a review', () => {
  it('are given at exactly the threshold, whatever the scale', () => {
    expect(linksFor(gradesOf([4, 6, 6, 6, 6], 7), info)).toEqual({
      averageScore: 8,
      isAboveThreshold: true,
      reviewLinks: [{ url: 'https://avis.example/' }],
    });
  });

  it('are not given just below it', () => {
    expect(linksFor(gradesOf([4, 6, 6, 6, 5], 7), info)).toMatchObject({
      isAboveThreshold: false,
      reviewLinks: [],
    });
  });
});
