import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewDesigns, reviewThemes } from '@guest/api-contract';
import { aForm, aTheme } from '../test/builders';
import { themeOf } from './form';
import { defaultLabels } from './label';

describe('a hotel without a form', () => {
  it('asks five themes by emojis, on a scale of five', () => {
    expect(aForm()).toMatchObject({
      description: undefined,
      maxScore: 5,
      labels: defaultLabels,
      globalComment: 'optional',
    });
    expect(aForm().themes.map(({ name, design, isOptional }) => ({ name, design, isOptional }))).toEqual(
      ['experience', 'room', 'services', 'staff', 'location'].map((name) => ({
        name,
        design: 'emojis',
        isOptional: false,
      })),
    );
  });

  it('asks our question in the guest’s language where the hotel wrote the same', () => {
    expect(aForm({ description: 'Comment s’est passé votre séjour ?' }).description).toBeUndefined();
    expect(aForm({ description: "Comment s'est passé votre séjour\u00A0?" }).description).toBeUndefined();
    expect(aForm({ description: ' Alors ? ' }).description).toBe('Alors ?');
    expect(aForm({ description: '  ' }).description).toBeUndefined();
  });
});

describe('a form', () => {
  it('without themes asks for the stay as a whole', () => {
    const { themes } = aForm({ _id: 'form', style: { design: 'stars' } });
    expect(themes).toMatchObject([
      { name: 'experience', isOverall: true, design: 'stars', isOptional: false },
    ]);
    expect(aForm({ themes: [{ name: ' ' }, { name: '\n' }] }).themes).toHaveLength(1);
  });

  it('asks each theme once, and fifty at most', () => {
    const names = (themes: string[]) =>
      aForm({ themes: themes.map((name) => ({ name })) }).themes.map(({ name }) => name);
    expect(names(['room', 'room ', 'pool'])).toEqual(['room', 'pool']);
    expect(names(Array.from({ length: 80 }, (_, index) => `theme ${index}`))).toHaveLength(50);
  });

  it.each([
    [0, 5],
    [-1, 5],
    [4.5, 5],
    [101, 5],
    [Number.MAX_VALUE, 5],
    [1, 1],
    [3, 3],
    [7, 7],
    [100, 100],
  ])('of %d points asks for %d', (maxScore, asked) => {
    expect(aForm({ style: { maxScore } }).maxScore).toBe(asked);
  });

  it('draws designs that do not exist as faces, and a theme in its own', () => {
    for (const design of reviewDesigns) expect(aTheme({}, { style: { design } }).design).toBe(design);
    expect(aTheme({}, { style: { design: 'thumbs' } }).design).toBe('emojis');
    expect(aTheme({ design: 'emojis' }, { style: { design: 'stars' } }).design).toBe('emojis');
    expect(aTheme({ design: 'thumbs' }, { style: { design: 'stars' } }).design).toBe('stars');
  });

  it('asks for no comment in ways that do not exist', () => {
    expect(aTheme({ comment: 'maybe' }).comment).toBe('none');
    expect(aTheme({ comment: 'required' }).comment).toBe('required');
    expect(aForm({ globalComment: 'maybe' }).globalComment).toBe('none');
  });

  it('shows labels unless the hotel wants none: ours in both languages, its own as they are', () => {
    expect(aForm({ style: { textsStatus: false, texts: ['a', 'b'] } }).labels).toEqual([]);
    expect(aForm({ style: { texts: ['Terrible', 'Mauvais', 'Ok', 'Bien', 'Excellent'] } }).labels).toEqual(
      defaultLabels,
    );
    expect(aForm({ style: { texts: ['terrible', 'BAD', ' ok', 'good', 'excellent'] } }).labels).toEqual(
      defaultLabels,
    );
    expect(aForm({ style: { texts: ['Bof', '', 'constructor', 'Bien'] } }).labels).toEqual([
      { text: 'Bof' },
      { text: 'constructor' },
      { known: 'good' },
    ]);
  });

  it('can be asked whatever stands in it', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'constructor', '<b>x</b>', 'required', 'stars'),
    );
    const theme = fc.record(
      { name: text, comment: text, description: text, design: text, isOptional: fc.boolean() },
      { requiredKeys: ['name'] },
    );
    const style = fc.record({
      maxScore: fc.double(),
      design: text,
      texts: fc.array(text),
      textsStatus: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(theme, { maxLength: 60 }), style, text, (themes, wireStyle, globalComment) => {
        // NaN and infinities are no JSON.
        if (!Number.isFinite(wireStyle.maxScore)) return;
        const form = aForm({ themes, style: wireStyle, globalComment });
        expect(form.themes.length).toBeGreaterThan(0);
        expect(form.themes.length).toBeLessThanOrEqual(50);
        expect(form.maxScore).toBeGreaterThanOrEqual(1);
        expect(form.maxScore).toBeLessThanOrEqual(100);
        expect(new Set(form.themes.map(({ name }) => name)).size).toBe(form.themes.length);
      }),
    );
  });
});

describe('a theme', () => {
  it('is one of the twenty, however it is written, or the hotel’s own', () => {
    for (const theme of reviewThemes) expect(themeOf(theme)).toBe(theme);
    expect(themeOf(' Quality-Price ')).toBe('quality_price');
    expect(themeOf('Wifi')).toBe('wifi');
    expect(themeOf('Conciergerie')).toBeUndefined();
    expect(themeOf('__proto__')).toBeUndefined();
  });
});
