import { BOUNDARY, TEXT, edgeOf, fillStates, neutralTints, secondColors } from './fills';
import { isBright } from './ink';
import { contrast, hex, mix, over, solve, type Tone } from './tone';
import { type BrandColors } from './types';

/** The contrast of a main colour that had to be darkened. */
const COMFORT = 5.5;
/** The lightness from which a second colour is a fill as it is. */
const PALE = 0.72;

interface Seeds {
  primary: Tone;
  /** Fills secondary buttons and selected choices, and gives text its hue. Without one, the primary colour does. */
  secondary: Tone | undefined;
  background: Tone;
  /** Draws links, icons, edges and the focus ring of a light page in place of the primary colour. */
  ink: Tone | undefined;
}

/** The hue of errors. */
const ERROR_HUE = 28;
/** The hue of soft fills for a reddish brand on a page without a hue. */
const SAND_HUE = 80;

/** The distance of two hues, 0 to 180 degrees. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/** How much a colour looks like an error: 1 for red, terracotta or coral, 0 for other hues. */
function errorLikeness({ c, h }: Tone): number {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return within((78 - apart(h, ERROR_HUE)) / 10) * within((c - 0.02) / 0.03);
}

/**
 * A soft fill in the hotel's hue. A reddish fill would look like an error, so it moves to a deeper step of the page's
 * own hue, and the hotel's red stays in text and buttons.
 */
function softFill(l: number, c: number, { likeness, hue, paper }: SoftHues): string {
  const paperHue = paper.c > 0.002 && apart(paper.h, ERROR_HUE) > 35 ? paper.h : SAND_HUE;
  return hex(mix({ l, c, h: hue }, { l, c: Math.min(c, 0.016), h: paperHue }, likeness));
}

interface SoftHues {
  likeness: number;
  hue: number;
  paper: Pick<Tone, 'c' | 'h'>;
}

const states = (onDark: boolean, brand: Tone) => {
  // With a red, terracotta or pink brand, danger moves to crimson, to differ from the brand.
  const dangerHue = brand.c > 0.04 && apart(brand.h, ERROR_HUE) < 14 ? 14 : ERROR_HUE;
  return onDark
    ? {
        danger: { l: 0.8, c: 0.11, h: dangerHue },
        success: { l: 0.82, c: 0.11, h: 158 },
        warning: { l: 0.85, c: 0.116, h: 82 },
      }
    : {
        danger: { l: 0.5, c: 0.178, h: dangerHue },
        success: { l: 0.46, c: 0.096, h: 158 },
        warning: { l: 0.464, c: 0.099, h: 74 },
      };
};

/** A veil that keeps white text readable over a white photograph, at the lowest opacity of the veils. */
function scrimOf(tone: Tone): string {
  const start = { l: 0.25, c: Math.min(tone.c, 0.034), h: tone.h };
  for (let l = start.l; l > 0; l -= 0.02) {
    const veil = hex({ ...start, l });
    if (contrast('#ffffff', [over(veil, 0.64, '#ffffff')]) >= TEXT) return veil;
  }
  return '#000000';
}

/**
 * The main fill of a light page. A colour that carries white text stays, or darkens until it does. A bright one stays
 * as it is and carries dark text.
 */
function lightFill(wanted: Tone): { primary: string; onPrimary: string } {
  const own = hex(wanted);
  if (isBright(wanted)) {
    return { primary: own, onPrimary: hex({ l: 0.2, c: Math.min(wanted.c, 0.03), h: wanted.h }) };
  }
  return {
    primary: contrast('#ffffff', [own]) >= TEXT ? own : solve(wanted, ['#ffffff'], COMFORT, 'black'),
    onPrimary: '#ffffff',
  };
}

/** The palette of a light page with dark text. */
export function lightPalette({ primary: wanted, secondary: second, background, ink }: Seeds): BrandColors {
  const hue = wanted.h;
  const secondary = second ?? wanted;
  const tint = { c: Math.min(background.c, 0.03), h: background.c > 0.002 ? background.h : hue };
  const warmth = Math.max(tint.c, Math.min(wanted.c, 0.006));
  const pageL = Math.max(background.l, 0.955);
  const page = hex({ l: pageL, ...tint });
  const surface = '#ffffff';
  const sunken = hex({ l: pageL - 0.027, c: warmth * 1.6, h: tint.h });
  const line = hex({ l: pageL - 0.075, c: warmth * 2.4, h: tint.h });
  const likeness = errorLikeness(wanted);
  const hues = { likeness, hue, paper: tint };
  const primarySoft = softFill(0.945, Math.min(wanted.c * 0.16, 0.028), hues);
  const primarySoft2 = softFill(0.908, Math.min(wanted.c * 0.25, 0.042), hues);
  const secondHues = { likeness: errorLikeness(secondary), hue: secondary.h, paper: tint };
  const secondarySoft = softFill(0.945, Math.min(secondary.c * 0.16, 0.028), secondHues);
  const softs = {
    dangerSoft: hex({
      l: 0.955 - 0.017 * likeness,
      c: 0.018 + 0.02 * likeness,
      h: ERROR_HUE - 10 * likeness,
    }),
    successSoft: hex({ l: 0.946, c: 0.021, h: 158 }),
    warningSoft: hex({ l: 0.957, c: 0.039, h: 86 }),
  };
  const grounds = [page, surface, sunken] as const;
  const tints = neutralTints([page, surface], { l: pageL - 0.027, c: warmth * 1.6, h: tint.h }, 'black');
  const brandSofts = { primarySoft, primarySoft2, secondarySoft };
  const everywhere = [...grounds, ...Object.values({ ...tints, ...brandSofts, ...softs })];
  const readable = (tone: Tone, ratio = TEXT) => solve(tone, everywhere, ratio, 'black');

  const { primary, onPrimary } = lightFill(wanted);
  const [primaryHover, primaryActive] = fillStates(primary, onPrimary, ['black', 'white']);
  // A dark second colour would compete with the main button: its fill is a soft tone, its edge and text keep it.
  const secondFill =
    second && second.l >= PALE ? second : { ...secondary, l: 0.87, c: Math.min(secondary.c * 0.5, 0.075) };

  const primaryInk = readable(ink ?? { l: Math.min(wanted.l, 0.47), c: wanted.c * 0.75, h: hue });
  const state = states(false, ink ?? wanted);
  const text = readable({ l: 0.265, c: Math.min(secondary.c * 0.25, 0.045), h: secondary.h }, 9);
  return {
    page,
    surface,
    sunken,
    line,
    lineStrong: readable({ l: 0.6, c: Math.min(warmth * 2.3, 0.03), h: tint.h }, BOUNDARY),
    text,
    textMuted: readable({ l: 0.482, c: Math.min(secondary.c, 0.016), h: secondary.h }),
    primary,
    primaryHover,
    primaryActive,
    onPrimary,
    primaryEdge: edgeOf(ink ? hex(ink) : primary, everywhere, 'black'),
    ...brandSofts,
    primaryInk,
    ...secondColors({ second: secondary, fill: secondFill, around: [page, surface], everywhere }, 'black'),
    ...tints,
    accent: hex(wanted),
    focus: primaryInk,
    danger: readable(state.danger),
    success: readable(state.success),
    warning: readable(state.warning),
    ...softs,
    inverse: text,
    onInverse: '#ffffff',
    scrim: scrimOf(secondary),
  };
}

/** The palette of a dark page with light text. */
export function darkPalette({ primary: wanted, secondary = wanted, background }: Seeds): BrandColors {
  const hue = wanted.h;
  const tint = { c: Math.min(background.c, 0.045), h: background.c > 0.002 ? background.h : hue };
  const pageL = Math.min(Math.max(background.l, 0.13), 0.24);
  const step = (lift: number, chroma: number) =>
    hex({ l: pageL + lift, c: Math.max(tint.c, 0.008) * chroma, h: tint.h });
  const page = step(0, 1);
  const surface = step(0.055, 1.5);
  const sunken = step(0.028, 1.3);
  const line = step(0.15, 1.8);
  const likeness = errorLikeness(wanted);
  const hues = { likeness, hue, paper: tint };
  const primarySoft = softFill(pageL + 0.115, Math.min(wanted.c * 0.6, 0.065), hues);
  const primarySoft2 = softFill(pageL + 0.165, Math.min(wanted.c * 0.7, 0.078), hues);
  const secondHues = { likeness: errorLikeness(secondary), hue: secondary.h, paper: tint };
  const secondarySoft = softFill(pageL + 0.115, Math.min(secondary.c * 0.6, 0.065), secondHues);
  const softs = {
    dangerSoft: hex({ l: pageL + 0.088, c: 0.048 + 0.022 * likeness, h: 20 }),
    successSoft: hex({ l: pageL + 0.11, c: 0.049, h: 157 }),
    warningSoft: hex({ l: pageL + 0.108, c: 0.041, h: 85 }),
  };
  const grounds = [page, surface, sunken] as const;
  const tints = neutralTints(
    grounds,
    { l: pageL + 0.055, c: Math.max(tint.c, 0.008) * 1.5, h: tint.h },
    'white',
  );
  const brandSofts = { primarySoft, primarySoft2, secondarySoft };
  const everywhere = [...grounds, ...Object.values({ ...tints, ...brandSofts, ...softs })];
  const readable = (tone: Tone, ratio = TEXT) => solve(tone, everywhere, ratio, 'white');

  const onPrimary = hex({ l: 0.18, c: Math.min(wanted.c, 0.04), h: hue });
  const lifted = { l: Math.max(wanted.l, 0.72), c: Math.min(wanted.c, 0.15), h: hue };
  const primary = solve(lifted, [...grounds, onPrimary], TEXT + 1, 'white');
  const [primaryHover, primaryActive] = fillStates(primary, onPrimary, ['white', 'black']);
  const secondFill = { ...secondary, l: pageL + 0.2, c: Math.min(secondary.c * 0.7, 0.085) };

  const primaryInk = readable({ ...lifted, l: Math.max(lifted.l, 0.8) });
  const state = states(true, wanted);
  const text = hex({ l: 0.957, c: Math.min(tint.c, 0.014), h: tint.h });
  return {
    page,
    surface,
    sunken,
    line,
    lineStrong: readable({ l: 0.6, c: Math.min(tint.c * 1.9, 0.055), h: tint.h }, BOUNDARY),
    text,
    textMuted: readable({ l: 0.765, c: Math.min(tint.c * 1.3, 0.037), h: tint.h }),
    primary,
    primaryHover,
    primaryActive,
    onPrimary,
    primaryEdge: edgeOf(primary, everywhere, 'white'),
    ...brandSofts,
    primaryInk,
    ...secondColors({ second: secondary, fill: secondFill, around: [page, surface], everywhere }, 'white'),
    ...tints,
    accent: hex({ ...wanted, l: Math.max(wanted.l, 0.6) }),
    focus: primaryInk,
    danger: readable(state.danger),
    success: readable(state.success),
    warning: readable(state.warning),
    ...softs,
    inverse: text,
    onInverse: page,
    scrim: scrimOf({ l: 0.15, c: Math.min(tint.c, 0.03), h: tint.h }),
  };
}
