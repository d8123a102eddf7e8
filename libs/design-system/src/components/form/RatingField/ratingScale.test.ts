import { describe, expect, it, vi } from 'vitest';
import { faceAt, ratingDesigns, scaleOf, scoresOf, wordFor } from './ratingScale';

const words = ['Terrible', 'Mauvais', 'Ok', 'Bien', 'Excellent'];

describe('a rating scale', () => {
  it('has from 1 to 100 points, else 5, with a warning', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([1, 3, 5, 7, 10, 100].map((max) => scaleOf(max))).toEqual([1, 3, 5, 7, 10, 100]);
    expect(scaleOf()).toBe(5);
    expect(warned).not.toHaveBeenCalled();
    expect([0, -3, 4.5, 101, 1e9, Infinity, Number.NaN].map((max) => scaleOf(max))).toEqual([
      5, 5, 5, 5, 5, 5, 5,
    ]);
    expect(warned).toHaveBeenCalledTimes(7);
    warned.mockRestore();
  });

  it('always ends at its highest score', () => {
    for (const design of ratingDesigns) {
      for (let max = 1; max <= 100; max += 1) {
        const scores = scoresOf(design, max, words);
        expect(scores.at(-1)).toBe(max);
        expect(new Set(scores).size).toBe(scores.length);
        expect(scores[0]).toBeGreaterThanOrEqual(1);
        expect(scores).toEqual([...scores].sort((a, b) => a - b));
        if (design !== 'cursor') expect(scores.length).toBeLessThanOrEqual(10);
      }
    }
  });

  it('spreads five faces and five words over ten points', () => {
    expect(scoresOf('emojis', 10, [])).toEqual([2, 4, 6, 8, 10]);
    expect(scoresOf('radio', 10, words)).toEqual([1, 3, 6, 8, 10]);
    expect(scoresOf('radio', 10, [])).toHaveLength(10);
    expect(scoresOf('stars', 10, words)).toHaveLength(10);
  });

  it('lets the worst word be the worst score, whatever the words', () => {
    expect(scoresOf('radio', 5, ['Non', 'Oui'])).toEqual([1, 5]);
    expect(scoresOf('radio', 7, words)).toEqual([1, 3, 4, 6, 7]);
    for (let max = 2; max <= 100; max += 1) {
      for (let count = 2; count <= 5; count += 1) {
        const scores = scoresOf('radio', max, words.slice(0, count));
        expect([scores[0], scores.at(-1)]).toEqual([1, max]);
        expect(new Set(scores).size).toBe(Math.min(count, max));
      }
    }
  });

  it('does not call several scores by one word', () => {
    const scores = scoresOf('radio', 5, ['Bien']);
    expect(scores).toEqual([1, 2, 3, 4, 5]);
    expect(scores.map((score) => wordFor(score, scores, ['Bien']))).toEqual(Array(5).fill(undefined));
    expect(wordFor(1, [1], ['Bien'])).toBe('Bien');
  });

  it('gives every point by the cursor, and even steps by the rest', () => {
    expect(scoresOf('cursor', 100, words)).toHaveLength(100);
    expect(scoresOf('stars', 100, words)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(scoresOf('number', 7, [])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('has a word for each score, the ends for the ends', () => {
    const all = (max: number) => scoresOf('number', max, words);
    const wordsOf = (max: number) => all(max).map((score) => wordFor(score, all(max), words));
    expect(wordsOf(5)).toEqual(words);
    expect(wordsOf(3)).toEqual(['Terrible', 'Ok', 'Excellent']);
    expect(wordsOf(1)).toEqual(['Excellent']);
    expect(wordsOf(10).at(0)).toBe('Terrible');
    expect(wordsOf(10).at(-1)).toBe('Excellent');
    expect(wordFor(3, all(5), [])).toBeUndefined();
  });

  it('says with words what it draws with faces', () => {
    for (let max = 5; max <= 100; max += 1) {
      const scores = scoresOf('emojis', max, words);
      expect(scores.map((score) => wordFor(score, scores, words))).toEqual(words);
    }
  });

  it('goes from the saddest face to the happiest', () => {
    expect(faceAt(0, 1)).toBe('excellent');
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
