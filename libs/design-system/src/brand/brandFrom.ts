import { color } from '../theme/tokens';
import { addressOf, solveFont, written } from './fonts';
import { gradientTone, inkTone } from './ink';
import { darkPalette, lightPalette } from './palette';
import { channels, hex, readTone, solve, type Tone } from './tone';
import { type Brand, type BrandColors, type BrandInput } from './types';

const DEFAULT_PRIMARY = { l: 0.655, c: 0.109, h: 193 }; // #16a5a3
const DEFAULT_LIGHT = { l: 0.985, c: 0.004, h: 90 };

/** Turns a hotel's customization into a brand with readable colours, whatever colours the hotel chose. */
export function brandFrom(input: BrandInput | null = {}): Brand {
  const warnings: string[] = [];
  const warn = (text: string) => warnings.push(text);
  const {
    primaryColor,
    secondaryColor,
    backgroundColor,
    background: ground,
    isDarkText,
    titleFontFamily,
    textFontFamily,
    roundedCorners,
  } = input ?? {};

  const read = (name: string, text: string | null | undefined): Tone | undefined => {
    const tone = readTone(text);
    if (text && !tone) warn(`${name} "${String(text).slice(0, 40)}" is not a colour; a default is used.`);
    return tone;
  };
  const primary = read('primaryColor', primaryColor) ?? DEFAULT_PRIMARY;
  const second = read('secondaryColor', secondaryColor);
  const wantedPage = read('backgroundColor', backgroundColor) ?? readTone(ground);

  const scheme = schemeOf(isDarkText, wantedPage, warn);
  const background =
    wantedPage ??
    (scheme === 'dark' ? { l: 0.17, c: Math.min(primary.c, 0.028), h: primary.h } : DEFAULT_LIGHT);
  const ink = scheme === 'light' ? inkTone(primary, second) : undefined;
  const colors = (scheme === 'dark' ? darkPalette : lightPalette)({
    primary,
    secondary: second,
    background,
    ink,
  });
  tellChanges(input ?? {}, colors, ink !== undefined, warn);

  const deep = gradientTone(primary, ink);
  const title = solveFont(titleFontFamily?.value ? titleFontFamily : textFontFamily, 'sans', warn);
  const text = solveFont(textFontFamily, 'sans', warn);
  return {
    scheme,
    colors,
    variables: {
      ...colorVariables(colors),
      ...shapeVariables(roundedCorners),
      '--ds-font-title': title.stack,
      '--ds-font-text': text.stack,
      // A display font is drawn for large text; a text font needs weight to look like a title.
      '--ds-title-weight': title.family?.toLowerCase() === text.family?.toLowerCase() ? '600' : '400',
      '--ds-title-tracking': title.isSerif ? '-.012em' : '-.003em',
      '--ds-shadow':
        scheme === 'dark'
          ? `0 0 0 1px ${colors.line}`
          : `0 1px 2px rgb(${channels(colors.text)}/.06),0 10px 28px -10px rgb(${channels(colors.text)}/.2)`,
      '--ds-hero-fill': heroFillOf(deep, second ?? primary),
      '--ds-media-fill': mediaFillOf(deep, primary.l, second ?? primary, background),
      ...(second && { '--ds-scene-ground': colors.secondary }),
      '--ds-hero-pattern': pictureOf('pattern', input?.heroPattern, warn),
      ...(ground && !readTone(ground) && pageFill(pictureOf('background', ground, warn), colors)),
    },
    fontFaces: [...new Set([...title.faces, ...text.faces])],
    fontStylesheets: [...new Set([title.stylesheet, text.stylesheet].filter((url) => url !== undefined))],
    warnings,
  };
}

/** Warns about each colour that is shown otherwise than the hotel wrote it. */
function tellChanges(
  { primaryColor, secondaryColor, backgroundColor }: BrandInput,
  colors: BrandColors,
  isSecondInk: boolean,
  warn: (text: string) => void,
) {
  const tell = (name: string, text: string | null | undefined, shown: string[]) => {
    const tone = readTone(text);
    if (text && tone && !shown.includes(hex(tone))) {
      warn(
        `${name} "${text.trim()}" is shown as ${shown.join(' and ')}: it was not readable or visible enough.`,
      );
    }
  };
  const { secondary, secondaryEdge } = colors;
  const second = readTone(secondaryColor);
  tell('primaryColor', primaryColor, [colors.primary]);
  tell('secondaryColor', secondaryColor, [secondary, secondaryEdge]);
  if (second && secondaryEdge === hex(second) && secondary !== secondaryEdge) {
    const links = isSecondInk
      ? `; links and icons are ${colors.primaryInk}, because primaryColor is too bright for them`
      : '';
    warn(
      `secondaryColor "${String(secondaryColor)}" is shown as edges${links}; fills are ${secondary}, a tone of it.`,
    );
  }
  tell('backgroundColor', backgroundColor, [colors.page]);
}

/** Dark text needs a light page. A contradicting background is lightened or decides, with a warning. */
function schemeOf(
  isDarkText: boolean | null | undefined,
  page: Tone | undefined,
  warn: (text: string) => void,
) {
  if (isDarkText === false) {
    if (!page || page.l <= 0.6) return 'dark';
    warn('Light text was asked for on a light background; the text is dark.');
    return 'light';
  }
  if (isDarkText === true) {
    if (page && page.l < 0.6)
      warn('Dark text was asked for on a dark background; the background is lightened.');
    return 'light';
  }
  return page && page.l < 0.5 ? 'dark' : 'light';
}

/** The values of the colour tokens: `var(--ds-page)` names the variable `--ds-page`. */
function colorVariables(colors: BrandColors): Record<string, string> {
  const roles = Object.keys(color) as (keyof typeof color)[];
  const named = roles.map((role) => [color[role].slice('var('.length, -1), colors[role]]);
  return { ...Object.fromEntries(named), '--ds-scrim': channels(colors.scrim) };
}

/** The radii of a brand. A control radius of 0 makes pills square, a card radius of 0 removes the notches. */
function shapeVariables(corners: BrandInput['roundedCorners']) {
  const within = (value: number | null | undefined, fallback: number, max: number) =>
    typeof value === 'number' && Number.isFinite(value)
      ? Math.min(max, Math.max(0, Math.round(value)))
      : Math.min(max, fallback);
  const control = within(corners?.control, 10, 28);
  const card = within(corners?.card, Math.round(control * 1.6), 40);
  const sheet = within(corners?.sheet, Math.round(control * 2.4), 48);
  return {
    '--ds-r-control': `${control}px`,
    '--ds-r-card': `${card}px`,
    '--ds-r-sheet': `${sheet}px`,
    '--ds-r-pill': control === 0 ? '0px' : '999px',
    '--ds-notch': card === 0 ? '0px' : '8px',
  };
}

function pictureOf(name: string, url: string | null | undefined, warn: (text: string) => void): string {
  const address = addressOf(url);
  if (url && !address) warn(`The ${name} "${url.slice(0, 80)}" is no address; it is left out.`);
  return address ? `url("${written(address)}")` : 'none';
}

/** A picture behind the page, under a veil of the page's colour: text on it keeps nearly all of its contrast. */
function pageFill(picture: string, { page }: BrandColors): Record<string, string> {
  if (picture === 'none') return {};
  const veil = `rgb(${channels(page)}/.92)`;
  return { '--ds-page-fill': `linear-gradient(${veil},${veil}),${picture} center/cover fixed` };
}

/** The gradient that replaces a missing hero picture. Its glow keeps away from the text. */
function heroFillOf(primary: Tone, second: Tone): string {
  const bright = solve(
    { l: 0.56, c: Math.min(primary.c * 1.05, 0.16), h: primary.h },
    ['#ffffff'],
    4.7,
    'black',
  );
  const deep = solve({ l: 0.4, c: Math.min(primary.c, 0.12), h: primary.h }, ['#ffffff'], 6, 'black');
  const far = solve({ l: 0.32, c: Math.min(second.c, 0.11), h: second.h }, ['#ffffff'], 6, 'black');
  const glow = hex({ l: 0.72, c: Math.min(primary.c + 0.02, 0.13), h: primary.h });
  return `radial-gradient(90% 80% at 92% 4%,${glow} 0,transparent 66%),linear-gradient(165deg,${bright} 0,${deep} 58%,${far} 100%)`;
}

/** The gradient of small boxes with a white icon: its middle is as light as the main colour, up to a limit. */
function mediaFillOf(primary: Tone, lightness: number, second: Tone, background: Tone): string {
  const deep = hex({ l: 0.42, c: Math.min(primary.c * 0.7, 0.11), h: primary.h });
  const bright = solve({ ...primary, l: Math.min(lightness, 0.65) }, ['#ffffff'], 3, 'black');
  const edgeHue = second === primary ? (background.c > 0.004 ? background.h : primary.h) : second.h;
  const edge = hex({
    l: second === primary ? 0.84 : 0.6,
    c: Math.min(second.c, primary.c, 0.08),
    h: edgeHue,
  });
  return `linear-gradient(150deg,${deep},${bright} 72%,${edge})`;
}
