import { describe, expect, it } from 'vitest';
import { brandCss } from './brandCss';
import { brandFrom } from './brandFrom';

describe('fonts of a brand', () => {
  it.each([
    ['no font', {}],
    ['a text font alone', { textFontFamily: { value: 'Inter' } }],
    ['the same font twice', { titleFontFamily: { value: 'Inter' }, textFontFamily: { value: 'Inter' } }],
  ])('sets titles in the sans of the text, semibold, with %s', (_, fonts) => {
    const { variables } = brandFrom(fonts);
    expect(variables['--ds-font-title']).toBe(variables['--ds-font-text']);
    expect(variables['--ds-font-title']).toMatch(/sans-serif$/u);
    expect(variables['--ds-title-weight']).toBe('600');
  });

  it.each([
    ['another font, which is drawn for large text', 'Fraunces', '400'],
    ['the font of the text, so that no smaller title is heavier', 'Inter', '600'],
    ['the font of the text in another case', 'INTER', '600'],
  ])('gives large titles one weight: %s', (_, value, weight) => {
    const { variables } = brandFrom({ titleFontFamily: { value }, textFontFamily: { value: 'Inter' } });
    expect(variables['--ds-title-weight']).toBe(weight);
  });

  it('declares a woff2 with a swap and a stand-in of the same measures', () => {
    const brand = brandFrom({ titleFontFamily: { value: 'Fraunces', url: '/static/fonts/fraunces.woff2' } });
    expect(brand.fontFaces[0]).toBe(
      '@font-face{font-family:"Fraunces";src:url("/static/fonts/fraunces.woff2")format("woff2");font-weight:100 900;font-display:swap}',
    );
    expect(brand.fontFaces[1]).toMatch(
      /"Fraunces stand-in";src:local\("Times New Roman"\).*size-adjust:113\.70%;ascent-override/,
    );
    expect(brand.variables['--ds-font-title']).toMatch(/^"Fraunces","Fraunces stand-in",/);
    expect(brand.fontStylesheets).toEqual([]);
  });

  it.each([
    ['woff', 'woff'],
    ['TTF', 'truetype'],
    ['otf', 'opentype'],
  ])('declares a .%s as %s', (ending, format) => {
    const { fontFaces, fontStylesheets } = brandFrom({
      titleFontFamily: { value: 'Lora', url: `https://x.example/lora.${ending}?v=2` },
    });
    expect(fontFaces[0]).toContain(`src:url("https://x.example/lora.${ending}?v=2")format("${format}")`);
    expect(fontStylesheets).toEqual([]);
  });

  it.each([
    ['Georgia, "Times New Roman", serif', '"Georgia","Times New Roman",Georgia,"Times New Roman",serif'],
    ['Georgia', '"Georgia",Georgia,"Times New Roman",serif'],
    ['Hotel Own, serif', '"Hotel Own",Georgia,"Times New Roman",serif'],
    ['serif', 'Georgia,"Times New Roman",serif'],
    [
      '-apple-system, "Segoe UI", sans-serif',
      '"Segoe UI",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
    ],
    ['Constructor, monospace', '"Constructor",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'],
    ['Hotel Own, sans-serif', '"Hotel Own",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif'],
  ])('keeps the list of %s', (value, stack) => {
    const { variables, warnings } = brandFrom({ titleFontFamily: { value } });
    expect(variables['--ds-font-title']).toBe(stack);
    expect(warnings).toEqual([]);
  });

  it('says which part of a list it cannot use', () => {
    const { variables, warnings } = brandFrom({ titleFontFamily: { value: 'Lora, url(x), serif' } });
    expect(variables['--ds-font-title']).toMatch(/^"Lora",.*serif$/u);
    expect(warnings).toEqual([expect.stringContaining('"url(x)"')]);
  });

  it('hands stylesheets of font services over for late loading', () => {
    const url = 'https://fonts.example/css2?family=Lora&display=swap';
    const brand = brandFrom({ textFontFamily: { value: "'Lora', serif", url } });
    expect(brand.fontStylesheets).toEqual([url]);
    expect(brand.fontFaces.join()).not.toContain('fonts.example');
    expect(brand.variables['--ds-font-text']).toMatch(/^"Lora",/);
  });

  it('uses an unknown family without a stand-in', () => {
    const brand = brandFrom({
      textFontFamily: { value: 'Hotel Grotesk', url: 'https://cdn.example/h.woff2' },
    });
    expect(brand.fontFaces).toHaveLength(1);
  });

  it.each([
    'x;}body{display:none',
    'Arial"; } * { color: red',
    '</style><script>alert(1)</script>',
    'a\nb{}',
    '\\0022',
  ])('refuses the family %j', (value) => {
    const brand = brandFrom({ titleFontFamily: { value }, textFontFamily: { value } });
    expect(brand.warnings.length).toBeGreaterThan(0);
    expect(brandCss(brand)).not.toMatch(/<|display:none|red|\\/);
  });

  it.each([
    'javascript:alert(1)',
    'data:font/woff2;base64,AAAA',
    'http://fonts.example/a.woff2',
    `https://x/${'a'.repeat(2000)}.woff2`,
  ])('refuses the address %j', (url) => {
    const brand = brandFrom({ titleFontFamily: { value: 'Lora', url } });
    expect(brand.warnings).toHaveLength(1);
    expect(brandCss(brand)).not.toContain('url(');
  });

  it('escapes whatever could leave the address', () => {
    const brand = brandFrom({
      titleFontFamily: { value: 'Lora', url: `https://x.example/a'")(}</style>\\.woff2` },
    });
    const css = brandCss(brand);
    expect(css).not.toContain('</style>');
    expect(css.match(/url\("[^"]*"\)/g)).toHaveLength(1);
  });
});
