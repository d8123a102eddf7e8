import { fontMetrics, localMetrics, type FontMetrics } from './generated/fontMetrics';
import { type BrandFont } from './types';

const MAX_URL_LENGTH = 2000;

/** CSS's names of the font formats, by the end of a file's name. */
const formats: Readonly<Record<string, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'truetype',
  otf: 'opentype',
};

/** A font as the page uses it. */
export interface SolvedFont {
  /** A value for `font-family`. */
  stack: string;
  faces: string[];
  stylesheet?: string;
  family?: string;
  isSerif: boolean;
}

type LocalName = keyof typeof localMetrics;

/** The local fonts that replace a web font while it loads, with the names of fonts of the same metrics. */
const standIns: Record<'serif' | 'sans', readonly { metrics: LocalName; locals: readonly string[] }[]> = {
  serif: [
    { metrics: 'Times New Roman', locals: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
    { metrics: 'Noto Serif', locals: ['Noto Serif'] },
  ],
  sans: [
    { metrics: 'Arial', locals: ['Arial', 'Liberation Sans', 'Arimo'] },
    { metrics: 'Roboto', locals: ['Roboto'] },
  ],
};

/** Families that a browser chooses itself, and whether they have serifs. */
const generics = new Map<string, 'serif' | 'sans'>([
  ['serif', 'serif'],
  ['ui-serif', 'serif'],
  ...[
    'sans-serif',
    'ui-sans-serif',
    'system-ui',
    '-apple-system',
    'blinkmacsystemfont',
    'ui-rounded',
    'monospace',
    'ui-monospace',
    'cursive',
    'fantasy',
  ].map((name) => [name, 'sans'] as const),
]);

/** Fonts of devices with serifs: no metrics are needed, because nothing is loaded. */
const localSerifs = new Set([
  'georgia',
  'times new roman',
  'times',
  'palatino',
  'baskerville',
  'didot',
  'cambria',
]);

/** The families of a list such as `Lora, "Times New Roman", serif`; `dropped`: what is no plain name. */
function familiesOf(value: string | null | undefined) {
  const parts = (value ?? '').split(',').map((part) =>
    part
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .trim(),
  );
  const isPlain = (part: string) => /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u.test(part);
  const isGeneric = (part: string) => generics.has(part.toLowerCase());
  return {
    families: parts.filter((part) => isPlain(part) && !isGeneric(part)),
    generic: parts.map((part) => generics.get(part.toLowerCase())).find(Boolean),
    dropped: parts.filter((part) => part !== '' && !isPlain(part) && !isGeneric(part)),
  };
}

/** An https address or a path on the page's own origin. Undefined for anything else. */
export function addressOf(url: string | null | undefined): URL | undefined {
  if (!url || url.length > MAX_URL_LENGTH) return undefined;
  try {
    const address = new URL(url, 'https://own.invalid');
    const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address.href);
    return address.protocol === 'https:' || isLocal ? address : undefined;
  } catch {
    return undefined;
  }
}

export const written = (address: URL) =>
  address.href
    .replace(/^https:\/\/own\.invalid/, '')
    .replace(/["'\\()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * Average widths are measured on English text. French titles and labels are this much narrower in web fonts than in
 * local fonts. A local font that is too wide would break lines where the web font does not.
 */
const FRENCH = 0.985;

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** Faces of local fonts, scaled to the size of the web font. */
function standInFaces(family: string, metrics: FontMetrics, isSerif: boolean) {
  const [ascent, descent, gap, width] = metrics;
  return standIns[isSerif ? 'serif' : 'sans'].map(({ metrics: local, locals }, index) => {
    const size = (width / localMetrics[local][3]) * FRENCH;
    const name = `${family} stand-in${index === 0 ? '' : ` ${index + 1}`}`;
    const face = [
      `font-family:"${name}"`,
      `src:${locals.map((each) => `local("${each}")`).join(',')}`,
      `size-adjust:${percent(size)}`,
      `ascent-override:${percent(ascent / size)}`,
      `descent-override:${percent(descent / size)}`,
      `line-gap-override:${percent(gap / size)}`,
    ];
    return { name, face: `@font-face{${face.join(';')}}` };
  });
}

/** Turns a hotel's font into a family list that causes no layout shift while the font loads. */
export function solveFont(
  font: BrandFont | null | undefined,
  fallback: 'serif' | 'sans',
  warn: (text: string) => void,
): SolvedFont {
  const generic = (isSerif: boolean) =>
    isSerif ? 'Georgia,"Times New Roman",serif' : 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';
  const { families, generic: asked, dropped } = familiesOf(font?.value);
  for (const part of dropped)
    warn(`The font family "${part.slice(0, 80)}" is not a plain name; another font is used.`);
  const [family, ...others] = families;
  if (family === undefined) {
    const isSerif = (asked ?? fallback) === 'serif';
    return { stack: generic(isSerif), faces: [], isSerif };
  }
  const metrics = fontMetrics[family];
  const known = localSerifs.has(family.toLowerCase()) ? 'serif' : fallback;
  const isSerif = (metrics?.[4] ?? asked ?? known) === 'serif';
  const stand = metrics ? standInFaces(family, metrics, isSerif) : [];
  const address = addressOf(font?.url);
  if (font?.url && !address)
    warn(`The font address "${font.url.slice(0, 80)}" is not https; the font is not loaded.`);

  const ending = /\.(woff2?|ttf|otf)$/i.exec(address?.pathname ?? '')?.[1]?.toLowerCase();
  const format = ending === undefined ? undefined : formats[ending];
  const own =
    address && format
      ? [
          `@font-face{font-family:"${family}";src:url("${written(address)}")format("${format}");font-weight:100 900;font-display:swap}`,
        ]
      : [];
  return {
    family,
    isSerif,
    stack: [family, ...stand.map(({ name }) => name), ...others]
      .map((name) => `"${name}"`)
      .concat(generic(isSerif))
      .join(','),
    faces: [...own, ...stand.map(({ face }) => face)],
    stylesheet: address && !format ? written(address) : undefined,
  };
}
