import { describe, expect, it, vi } from 'vitest';
import { faceAt, ratingDesigns, scaleOf, scoresOf, wordFor } from './ratingScale';

const words = ['Terrible', 'Mauvais', 'Ok', 'Bien', 'Excellent'];

describe('a rating scale', () => {
  it('has from 2 to 10 points, else 5, with a warning', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([2, 5, 10].map((max) => scaleOf(max))).toEqual([2, 5, 10]);
    expect(scaleOf()).toBe(5);
    expect(warned).not.toHaveBeenCalled();
    expect([0, 1, -3, 4.5, 11, 1e9, Number.NaN].map((max) => scaleOf(max))).toEqual([5, 5, 5, 5, 5, 5, 5]);
    expect(warned).toHaveBeenCalledTimes(7);
    warned.mockRestore();
  });

  it('always ends at its highest score', () => {
    for (const design of ratingDesigns) {
      for (let max = 2; max <= 10; max += 1) {
        const scores = scoresOf(design, max, words);
        expect(scores.at(-1)).toBe(max);
        expect(new Set(scores).size).toBe(scores.length);
        expect(scores[0]).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('spreads five faces and five words over ten points', () => {
    expect(scoresOf('emojis', 10, [])).toEqual([2, 4, 6, 8, 10]);
    expect(scoresOf('radio', 10, words)).toEqual([2, 4, 6, 8, 10]);
    expect(scoresOf('radio', 10, [])).toHaveLength(10);
    expect(scoresOf('stars', 10, words)).toHaveLength(10);
  });

  it('has a word for each score', () => {
    expect([1, 2, 3, 4, 5].map((score) => wordFor(score, 5, words))).toEqual(words);
    expect([1, 2, 3, 10].map((score) => wordFor(score, 10, words))).toEqual([
      'Terrible',
      'Terrible',
      'Mauvais',
      'Excellent',
    ]);
    expect(wordFor(3, 5, [])).toBeUndefined();
  });

  it('goes from the saddest face to the happiest', () => {
    expect([0, 1, 2].map((index) => faceAt(index, 3))).toEqual(['terrible', 'ok', 'excellent']);
    expect([0, 1].map((index) => faceAt(index, 2))).toEqual(['terrible', 'excellent']);
    expect([0, 1, 2, 3, 4].map((index) => faceAt(index, 5))).toEqual([
      'terrible',
      'bad',
      'ok',
      'good',
      'excellent',
    ]);
  });
});
