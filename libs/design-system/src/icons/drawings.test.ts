// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { inkShare } from '../../../../tools/icons/ink.mjs';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { isOpen, shapesOf } from '../../../../tools/icons/shapes.mjs';
import { iconNames, uiIconNames } from './iconNames';

const sprite = readFileSync(path.join(import.meta.dirname, 'generated/sprite.svg'), 'utf8');
const drawings = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/gu)].map(
  ([, name = '', drawing = '']) => ({ name, drawing }),
);
const shapeOf = (source: string) => shapesOf(source)[0] ?? { outlines: [] };

it('has one drawing for every name', () => {
  const names = drawings.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...iconNames, ...uiIconNames].toSorted());
});

describe('the weight of outline icons', () => {
  const LIGHTEST = 0.12;
  const HEAVIEST = 0.28;
  /**
   * Signs are one or two plain strokes beside a text or inside a control, which carries the weight. A sign that covers
   * 12 % of the box would be larger than the letters next to it.
   */
  const signs = [
    'arrow-left',
    'arrow-right',
    'check',
    'chevron-down',
    'chevron-left',
    'chevron-right',
    'chevron-up',
    'close',
    'minus',
    'more',
    'plus',
  ];
  const weights = drawings.map(({ name, drawing }) => ({ name, share: inkShare(drawing) }));

  it('is 12 % of the box or more, signs excepted', () => {
    const light = weights.filter(({ share }) => share < LIGHTEST).map(({ name }) => name);
    expect(light.toSorted()).toEqual(signs);
  });

  it('is 28 % of the box or less', () => {
    expect(weights.filter(({ share }) => share > HEAVIEST)).toEqual([]);
  });

  it('is measured as geometry gives it', () => {
    const ring = 2 * Math.PI * 8 * 1.75;
    expect(inkShare('<circle cx="12" cy="12" r="8"/>')).toBeCloseTo(ring / 24 ** 2, 3);
    const bar = 16 * 1.75 + Math.PI * 0.875 ** 2;
    expect(inkShare('<path d="M4 12h16"/>')).toBeCloseTo(bar / 24 ** 2, 2);
    expect(inkShare('<path stroke="none" d="M4 4h16v16H4z"/>')).toBe(0);
  });
});

describe('the filled variant', () => {
  it('fills closed shapes only', () => {
    const wedges = drawings.filter(({ drawing }) =>
      shapesOf(drawing.replace(/<g fill="none">.*?<\/g>/gu, '')).some(
        (shape) => shape.attributes.fill !== 'none' && isOpen(shape),
      ),
    );
    expect(wedges.map(({ name }) => name)).toEqual([]);
  });

  it('leaves check, chevrons and refresh without a fill', () => {
    const bare = drawings.filter(({ drawing }) =>
      /^(?:<g fill="none">.*<\/g>|<[^>]* fill="none"\/>)$/u.test(drawing),
    );
    expect(bare.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['check', 'chevron-down', 'chevron-up', 'loop', 'refresh']),
    );
  });

  it('knows open shapes from closed ones and from straight lines', () => {
    expect(isOpen(shapeOf('<path d="m6 9 6 6 6-6"/>'))).toBe(true);
    expect(isOpen(shapeOf('<path d="M4 4h4v4zM10 4h4v4"/>'))).toBe(true);
    expect(isOpen(shapeOf('<path d="M21 12a9 9 0 11-9-9"/>'))).toBe(true);
    expect(isOpen(shapeOf('<path d="m6 9 6 6 6-6z"/>'))).toBe(false);
    expect(isOpen(shapeOf('<path d="M12 2a10 10 0 010 20 10 10 0 010-20"/>'))).toBe(false);
    expect(isOpen(shapeOf('<path d="M5 12h14M12 5v14"/>'))).toBe(false);
    expect(isOpen(shapeOf('<line x1="4" x2="20" y1="4" y2="20"/>'))).toBe(false);
    expect(isOpen(shapeOf('<rect x="3" y="4" width="18" height="16" rx="2"/>'))).toBe(false);
  });
});
