import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori/fn';
// Registers the colour spaces of CSS.
import 'culori/css';

const toOklch = converter('oklch');

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

/** Reads any CSS colour. Undefined for other text. */
export function readTone(text: string | null | undefined): Tone | undefined {
  if (!text || text.length > 64) return undefined;
  const color = toOklch(parse(text.trim()));
  if (!color || ![color.l, color.c, color.h ?? 0].every(Number.isFinite)) return undefined;
  return { l: Math.min(1, Math.max(0, color.l)), c: Math.max(0, color.c), h: color.h ?? 0 };
}

/** The nearest sRGB colour as hex: keeps hue and lightness, reduces chroma. */
export function hex({ l, c, h }: Tone): string {
  return (
    formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch')) ?? '#000000'
  );
}

/** Mixes two tones. A share of 0 is the first tone, 1 the second. */
export function mix(one: Tone, other: Tone, share: number): Tone {
  const radians = Math.PI / 180;
  const part = (axis: (angle: number) => number) =>
    one.c * axis(one.h * radians) * (1 - share) + other.c * axis(other.h * radians) * share;
  const [a, b] = [part(Math.cos), part(Math.sin)];
  return {
    l: one.l * (1 - share) + other.l * share,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) / radians + 360) % 360,
  };
}

/** The lowest contrast of a colour against several others. */
export const contrast = (color: string, others: readonly string[]) =>
  Math.min(...others.map((other) => wcagContrast(color, other)));

/**
 * Moves a tone towards black or white until its contrast with all the others reaches the ratio.
 * A tone that reaches it already stays.
 */
export function solve(
  tone: Tone,
  others: readonly string[],
  ratio: number,
  towards: 'black' | 'white',
): string {
  const start = hex(tone);
  if (contrast(start, others) >= ratio) return start;
  const end = towards === 'black' ? 0 : 1;
  const at = (share: number) => {
    const l = tone.l + (end - tone.l) * share;
    // Chroma decreases with lightness, or dark colours would look too saturated.
    const c = towards === 'black' && tone.l > 0 ? tone.c * (l / tone.l) : tone.c;
    return hex({ l, c, h: tone.h });
  };
  let enough = 1;
  let tooLittle = 0;
  for (let step = 0; step < 12; step += 1) {
    const middle = (enough + tooLittle) / 2;
    if (contrast(at(middle), others) >= ratio) enough = middle;
    else tooLittle = middle;
  }
  return at(enough);
}

/** The visible colour of a translucent colour over another one. */
export function over(top: string, opacity: number, below: string): string {
  const channel = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(top, at) * opacity + channel(below, at) * (1 - opacity)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The three numbers of `#rrggbb` for rgb(). */
export const channels = (color: string) =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)).join(' ');
