import { describe, expect, it } from 'vitest';
import { brandFrom } from './brandFrom';
import { readTone } from './tone';
import { type BrandInput } from './types';

/** The tones of the linear gradient that stands in place of a picture. */
function tonesOf(input: BrandInput, name: '--ds-hero-fill' | '--ds-media-fill') {
  const linear = /linear-gradient.*$/u.exec(brandFrom(input).variables[name] ?? '')?.[0] ?? '';
  return (linear.match(/#[\da-f]{6}/gu) ?? []).map((color) => readTone(color) ?? { l: 0, c: 0, h: 0 });
}

const hueOf = (color: string) => readTone(color)?.h ?? 0;

describe('gradients in place of pictures', () => {
  it.each([
    ['yellow', '#ffe600', '#003a70', '#003a70'],
    ['amber', '#ffb300', '#14532d', '#14532d'],
    ['rose', '#f48fb1', '#1b1b3a', '#f48fb1'],
    ['yellow beside a bright colour', '#ffe600', '#ff00c8', '#ffe600'],
    ['yellow beside a grey', '#ffe600', '#222222', '#ffe600'],
  ])('keep olive out where the second colour can replace it: %s', (_, primaryColor, secondaryColor, seed) => {
    for (const name of ['--ds-hero-fill', '--ds-media-fill'] as const) {
      for (const tone of tonesOf({ primaryColor, secondaryColor }, name).slice(0, 2)) {
        expect(Math.abs(tone.h - hueOf(seed)), name).toBeLessThan(12);
        expect(tone.c, name).toBeGreaterThan(0.04);
      }
    }
  });

  it('stay in the main colour on a dark page', () => {
    const input = { primaryColor: '#ffe600', secondaryColor: '#003a70', isDarkText: false };
    for (const name of ['--ds-hero-fill', '--ds-media-fill'] as const) {
      const [first] = tonesOf(input, name);
      expect(Math.abs((first?.h ?? 0) - hueOf('#ffe600')), name).toBeLessThan(12);
    }
  });

  it.each([
    ['one colour', { primaryColor: '#16a5a3' }],
    ['yellow and navy', { primaryColor: '#ffe600', secondaryColor: '#003a70' }],
    ['gold and maroon', { primaryColor: '#ffd200', secondaryColor: '#7a0019' }],
  ])('of small boxes become lighter from their start to their end: %s', (_, input) => {
    const lightness = tonesOf(input, '--ds-media-fill').map(({ l }) => l);
    expect(lightness).toHaveLength(3);
    expect(lightness).toEqual(lightness.toSorted((one, other) => one - other));
  });
});
