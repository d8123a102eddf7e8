import fc from 'fast-check';
import { converter, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brandCss } from './brandCss';
import { brandFrom } from './brandFrom';
import { contrastPairs } from './contrastPairs';
import { hex, over, readTone } from './tone';
import { type BrandColors } from './types';

const toOklab = converter('oklab');

function weakPairs(colors: BrandColors) {
  const veil = over(colors.scrim, 0.64, '#ffffff');
  return [
    ...contrastPairs(colors)
      .filter(({ ratio, least }) => ratio < least)
      .map(({ front, back }) => `${front} ${colors[front]} on ${back} ${colors[back]}`),
    ...(wcagContrast('#ffffff', veil) < 4.5 ? [`white on the veil ${veil}`] : []),
  ];
}

const anyColor = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom(
    '#ffffff',
    '#000000',
    '#808080',
    '#ffff00',
    '#00ff00',
    '#ff0000',
    '#0000ff',
    '#00ffff',
    '#ff00ff',
  ),
  fc
    .tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 100 }))
    .map(([h, s]) => `hsl(${h} ${s}% 50%)`),
);

describe('brandFrom', () => {
  it.each([true, false])('keeps every pair readable for any colours (dark text: %s)', (isDarkText) => {
    fc.assert(
      fc.property(
        anyColor,
        anyColor,
        fc.option(anyColor),
        (primaryColor, secondaryColor, backgroundColor) => {
          const { scheme, colors } = brandFrom({ primaryColor, secondaryColor, backgroundColor, isDarkText });
          expect(weakPairs(colors)).toEqual([]);
          // Dark words on the main fill of a light page: it is too bright for links.
          const second = hex(readTone(secondaryColor) ?? { l: 1, c: 0, h: 0 });
          const isSecondInk =
            scheme === 'light' && colors.onPrimary !== '#ffffff' && wcagContrast(second, '#ffffff') >= 5.5;
          if (!isSecondInk) return;
          expect(colors.primaryEdge).toBe(second);
          expect(colors.focus).toBe(colors.primaryInk);
          // Only the darkest tints ask for a slightly darker tone.
          expect(wcagContrast(colors.primaryInk, second)).toBeLessThan(1.3);
        },
      ),
      { numRuns: 2500 },
    );
  });

  const anyBrand = fc.record({
    primaryColor: anyColor,
    secondaryColor: fc.option(anyColor),
    backgroundColor: fc.option(anyColor),
    isDarkText: fc.boolean(),
  });

  it('shows every state of a button, and tells the four hierarchies apart, in grey too', () => {
    fc.assert(
      fc.property(anyBrand, (input) => {
        const { colors } = brandFrom(input);
        const steps: (keyof BrandColors)[][] = [
          ['primary', 'primaryHover', 'primaryActive'],
          ['secondary', 'secondaryHover', 'secondaryActive'],
          ['surface', 'tint', 'tintActive'],
          ['page', 'tint', 'tintActive'],
        ];
        for (const [rest, ...moved] of steps) {
          let before = rest;
          for (const state of moved) {
            if (!before) continue;
            const seen = wcagContrast(colors[before], colors[state]);
            expect(seen, `${before} beside ${state}`).toBeGreaterThanOrEqual(1.12);
            before = state;
          }
        }
        for (const ground of ['page', 'surface'] as const) {
          expect(wcagContrast(colors.secondary, colors[ground])).toBeGreaterThanOrEqual(1.35);
        }
        // A bright main fill can be as light as the second one. Its edge is darker than that of any other button.
        const apart = wcagContrast(colors.primary, colors.secondary) >= 1.35;
        const hasDarkEdge = wcagContrast(colors.primaryEdge, colors.page) >= 4.5;
        expect(apart || hasDarkEdge).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['yellow', '#ffe600'],
    ['rose', '#f48fb1'],
    ['gold', '#d4af37'],
    ['orange', '#ff8a00'],
  ])('keeps a bright fill as it is, under dark text: %s', (_, primaryColor) => {
    const { colors, warnings } = brandFrom({ primaryColor, backgroundColor: '#ffffff' });
    expect(colors.primary).toBe(primaryColor);
    expect(wcagContrast(colors.onPrimary, '#000000')).toBeLessThan(1.6);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['yellow and navy', '#ffe600', '#003a70'],
    ['rose and ink', '#f48fb1', '#1b1b3a'],
    ['gold and maroon', '#ffd200', '#7a0019'],
  ])('keeps the main fill and draws the rest in the second colour: %s', (_, primaryColor, secondaryColor) => {
    const { colors, warnings } = brandFrom({ primaryColor, secondaryColor, backgroundColor: '#ffffff' });
    expect(colors).toMatchObject({
      primary: primaryColor,
      primaryInk: secondaryColor,
      focus: secondaryColor,
      primaryEdge: secondaryColor,
      secondaryEdge: secondaryColor,
    });
    expect(warnings).toEqual([
      `secondaryColor "${secondaryColor}" is shown as edges; links and icons are ${secondaryColor}, because ` +
        `primaryColor is too bright for them; fills are ${colors.secondary}, a tone of it.`,
    ]);
  });

  it.each([
    ['the main colour is dark enough', { primaryColor: '#ad4125', secondaryColor: '#003a70' }],
    ['the second colour is too bright itself', { primaryColor: '#ffe600', secondaryColor: '#ff00c8' }],
    ['the main colour is as pale as the page', { primaryColor: '#f2f2f2', secondaryColor: '#003a70' }],
    ['the page is dark', { primaryColor: '#ffe600', secondaryColor: '#003a70', isDarkText: false }],
  ])('draws links in the main colour where %s', (_, input) => {
    const { colors, warnings } = brandFrom(input);
    const hueOf = (color: string | undefined) => readTone(color)?.h ?? 0;
    const distance = Math.abs(hueOf(colors.primaryInk) - hueOf(input.primaryColor));
    expect(distance).toBeLessThan(12);
    expect(warnings.join()).not.toContain('links');
  });

  it.each([
    ['a pale one as the fill', '#f1cf9f', 'secondary', []],
    [
      'a dark one as the edge, and says so',
      '#2a2e69',
      'secondaryEdge',
      [expect.stringMatching(/^secondaryColor "#2a2e69" is shown as edges; fills are #[\da-f]{6},/u)],
    ],
  ] as const)('shows the second colour: %s', (_, secondaryColor, role, warned) => {
    const { colors, warnings } = brandFrom({ primaryColor: '#ad4125', secondaryColor });
    expect(colors[role]).toBe(secondaryColor);
    expect(warnings).toEqual(warned);
  });

  it('says which colours it had to change', () => {
    const { warnings } = brandFrom({
      primaryColor: '#16a5a3',
      secondaryColor: '#ffffff',
      backgroundColor: '#9dff57',
    });
    expect(warnings).toEqual([
      expect.stringMatching(/^primaryColor "#16a5a3" is shown as #[\da-f]{6}:/u),
      expect.stringMatching(/^secondaryColor "#ffffff" is shown as #[\da-f]{6} and #[\da-f]{6}:/u),
      expect.stringMatching(/^backgroundColor "#9dff57" is shown as #[\da-f]{6}:/u),
    ]);
  });

  /** How much of a colour is the red of errors, and how far two colours are apart, as eyes see it (OKLab). */
  const labOf = (color: string) => {
    const { a, b, l } = toOklab(color) ?? { a: 0, b: 0, l: 0 };
    return { a, b, l };
  };
  const redness = (color: string) => {
    const { a, b } = labOf(color);
    return a * Math.cos((28 * Math.PI) / 180) + b * Math.sin((28 * Math.PI) / 180);
  };
  const isOfErrors = (hue: number) => Math.abs(((hue - 28 + 540) % 360) - 180) <= 50;

  it.each([true, false])(
    'keeps its soft fills apart from those of errors, however red the hotel (dark text: %s)',
    (isDarkText) => {
      fc.assert(
        fc.property(
          fc.double({ min: 0, max: 360, noNaN: true }),
          fc.double({ min: 0.05, max: 0.3, noNaN: true }),
          fc.double({ min: 0.3, max: 0.85, noNaN: true }),
          fc.option(anyColor),
          (hue, chroma, lightness, backgroundColor) => {
            const primaryColor = `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`;
            const { colors } = brandFrom({ primaryColor, backgroundColor, isDarkText });
            const { primarySoft, primarySoft2, secondarySoft, dangerSoft } = colors;
            for (const soft of [primarySoft, primarySoft2, secondarySoft]) {
              const [one, other] = [labOf(soft), labOf(dangerSoft)];
              expect(Math.hypot(one.a - other.a, one.b - other.b)).toBeGreaterThan(0.015);
              if (isOfErrors(hue)) expect(redness(soft)).toBeLessThan(redness(dangerSoft) * 0.55);
            }
          },
        ),
        { numRuns: 2500, examples: [[327, 0.175, 0.5, '#ffffff']] },
      );
    },
  );

  it("gives the default teal the visual target's tone", () => {
    const { colors, scheme } = brandFrom({
      primaryColor: '#16a5a3',
      backgroundColor: '#faf7f1',
      isDarkText: true,
    });
    expect(scheme).toBe('light');
    expect(colors.page).toBe('#faf7f1');
    expect(wcagContrast(colors.primary, '#0b7472')).toBeLessThan(1.05);
    expect(wcagContrast(colors.primary, '#ffffff')).toBeGreaterThan(5);
  });

  it('leaves a colour that is good enough as it is', () => {
    expect(brandFrom({ primaryColor: '#ad4125' }).colors.primary).toBe('#ad4125');
  });

  it('answers light text with a dark page', () => {
    const brand = brandFrom({ primaryColor: '#9dbcff', backgroundColor: '#0a0f1c', isDarkText: false });
    expect(brand.scheme).toBe('dark');
    expect(brand.colors.page).toBe('#0a0f1c');
    expect(brandCss(brand)).toContain('color-scheme:dark');
  });

  it('lets a light background win over light text, and says so', () => {
    const brand = brandFrom({ backgroundColor: '#ffffff', isDarkText: false });
    expect(brand.scheme).toBe('light');
    expect(brand.warnings).toHaveLength(1);
  });

  it.each([
    ['empty', ''],
    ['a word', 'nope'],
    ['too short', '#12'],
    ['an address', 'url(javascript:alert(1))'],
    ['an attack', '}</style><script>'],
    ['very long', 'x'.repeat(10_000)],
  ])('falls back when the colour is %s', (_, primaryColor) => {
    const brand = brandFrom({ primaryColor, secondaryColor: primaryColor, backgroundColor: primaryColor });
    expect(weakPairs(brand.colors)).toEqual([]);
    expect(brand.warnings).toHaveLength(primaryColor ? 3 : 0);
    expect(brandCss(brand)).not.toMatch(/[<>]|script/);
  });

  it.each(['rgb(173, 65, 37)', 'rgb(173 65 37 / .5)', '#AD4125', '#ad4125ff', '#ad412580', ' #ad4125 '])(
    'reads a colour however it is written, and no veil: %s',
    (primaryColor) => {
      expect(brandFrom({ primaryColor })).toEqual(brandFrom({ primaryColor: '#ad4125' }));
    },
  );

  it('reads the name of a colour', () => {
    expect(brandFrom({ primaryColor: 'RebeccaPurple' })).toEqual(brandFrom({ primaryColor: '#663399' }));
  });

  it('survives an empty, a null and an absent customization', () => {
    for (const input of [undefined, null, {}, { titleFontFamily: null, roundedCorners: null }]) {
      expect(weakPairs(brandFrom(input).colors)).toEqual([]);
    }
  });

  it('repeats a pattern over the gradient, from a safe address alone', () => {
    const pattern = (heroPattern: string) => brandFrom({ heroPattern }).variables['--ds-hero-pattern'];
    expect(pattern('/static-host/riad/zellige.svg')).toBe('url("/static-host/riad/zellige.svg")');
    expect(pattern('javascript:alert(1)')).toBe('none');
    expect(pattern('/x")}</style><script>')).not.toMatch(/[<>]|"\)\}/);
  });

  it('takes the background as a colour, below the page colour of the hotel, or as a picture under a veil', () => {
    const page = (input: Parameters<typeof brandFrom>[0]) => brandFrom(input).colors.page;
    const fill = (background: string) => brandFrom({ background }).variables['--ds-page-fill'];
    expect(page({ background: '#eef2f8' })).toBe(page({ backgroundColor: '#eef2f8' }));
    expect(page({ background: '#eef2f8', backgroundColor: '#faf7f1' })).toBe(
      page({ backgroundColor: '#faf7f1' }),
    );
    expect(fill('#eef2f8')).toBeUndefined();
    expect(fill('/static-host/riad/court.jpg')).toContain('url("/static-host/riad/court.jpg")');
    expect(fill('javascript:alert(1)')).toBeUndefined();
  });

  it('squares pills and perforation when the hotel wants no corners', () => {
    expect(brandFrom({ roundedCorners: { control: 0 } }).variables).toMatchObject({
      '--ds-r-control': '0px',
      '--ds-r-card': '0px',
      '--ds-r-pill': '0px',
      '--ds-notch': '0px',
    });
  });

  it('keeps radii within reason', () => {
    const { variables } = brandFrom({ roundedCorners: { control: 500, card: -3, sheet: Number.NaN } });
    expect(variables['--ds-r-control']).toBe('28px');
    expect(variables['--ds-r-card']).toBe('0px');
    expect(variables['--ds-r-sheet']).toBe('48px');
  });
});
