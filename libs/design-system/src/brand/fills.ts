import { contrast, readTone, solve, type Tone } from './tone';
import { type BrandColors } from './types';

/** Slightly more than WCAG 2.2 asks for (4.5 and 3), against rounding. */
export const TEXT = 4.6;
export const BOUNDARY = 3.1;
/** Between a fill and the same fill under a pointer: slightly more than the eye needs (1.12). */
const STEP = 1.14;
/** Between the fill of secondary buttons and the page. */
const SECOND_STEP = 1.4;

type Direction = 'black' | 'white';

/** A colour that differs visibly from another one: darker or lighter. */
const stepFrom = (color: string, towards: Direction) =>
  solve(readTone(color) ?? { l: 0.5, c: 0, h: 0 }, [color], STEP, towards);

/**
 * The colours of a fill under a pointer and while it is pressed. Each differs visibly from the one before, and the text
 * stays readable on both. Tries the directions in their order: black cannot become darker.
 */
export function fillStates(rest: string, words: string, directions: readonly Direction[]): [string, string] {
  const tries = directions.map((towards): [string, string] => {
    const hover = stepFrom(rest, towards);
    return [hover, stepFrom(hover, towards)];
  });
  const works = ([hover, active]: [string, string]) =>
    contrast(rest, [hover]) >= STEP &&
    contrast(hover, [active]) >= STEP &&
    contrast(words, [hover, active]) >= TEXT;
  return tries.find(works) ?? tries[0] ?? [rest, rest];
}

/** The tints of controls without a fill of their own, under a pointer and while they are pressed. */
export function neutralTints(
  grounds: readonly string[],
  start: Tone,
  towards: Direction,
): Pick<BrandColors, 'tint' | 'tintActive'> {
  const tint = solve(start, grounds, STEP, towards);
  return { tint, tintActive: stepFrom(tint, towards) };
}

/** The edge of a fill: the fill itself, or a colour that sets it off where the page does not. */
export function edgeOf(fill: string, everywhere: readonly string[], towards: Direction): string {
  if (contrast(fill, everywhere) >= BOUNDARY) return fill;
  return solve(readTone(fill) ?? { l: 0.5, c: 0, h: 0 }, everywhere, TEXT, towards);
}

interface SecondSeeds {
  second: Tone;
  /** The fill before it is set off from the page. */
  fill: Tone;
  /** What buttons stand on. */
  around: readonly string[];
  everywhere: readonly string[];
}

/** The colours of secondary buttons and selected choices: a fill apart from the page, its text and its edge. */
export function secondColors(
  { second, fill, around, everywhere }: SecondSeeds,
  towards: Direction,
): Pick<BrandColors, 'secondary' | 'secondaryHover' | 'secondaryActive' | 'onSecondary' | 'secondaryEdge'> {
  const isLight = towards === 'black';
  const secondary = solve(fill, around, SECOND_STEP, towards);
  const [secondaryHover, secondaryActive] = fillStates(secondary, isLight ? '#000000' : '#ffffff', [towards]);
  const words = isLight
    ? { l: Math.min(second.l, 0.47), c: second.c * 0.75, h: second.h }
    : { l: Math.max(second.l, 0.8), c: Math.min(second.c, 0.15), h: second.h };
  const fills = [secondary, secondaryHover, secondaryActive];
  return {
    secondary,
    secondaryHover,
    secondaryActive,
    onSecondary: solve(words, fills, TEXT, towards),
    secondaryEdge: solve(second, everywhere, BOUNDARY, towards),
  };
}
