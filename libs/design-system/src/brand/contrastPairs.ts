import { wcagContrast } from 'culori';
import { type BrandColors } from './types';

type Role = keyof BrandColors;

const grounds: Role[] = ['page', 'surface', 'sunken'];
const softs: Role[] = ['primarySoft', 'primarySoft2', 'dangerSoft', 'successSoft', 'warningSoft'];
const everywhere = [...grounds, ...softs];

/** Words and what they may stand on: 4.5 to 1 at least (WCAG 1.4.3). */
const textPairs: [Role, Role[]][] = [
  ['text', everywhere],
  ['textMuted', everywhere],
  ['primaryInk', everywhere],
  ['danger', everywhere],
  ['success', everywhere],
  ['warning', everywhere],
  ['onPrimary', ['primary', 'primaryHover', 'primaryActive']],
  ['onInverse', ['inverse']],
];

/** Edges of controls and the focus ring: 3 to 1 at least (WCAG 1.4.11). */
const boundaryPairs: [Role, Role[]][] = [
  ['lineStrong', everywhere],
  ['focus', everywhere],
  ['primary', grounds],
  ['primaryHover', grounds],
  ['primaryActive', grounds],
  ['inverse', grounds],
];

/** A pair of roles that may meet on a screen, with what was reached and what is needed. */
export interface ContrastPair {
  kind: 'text' | 'boundary';
  front: Role;
  back: Role;
  /** WCAG contrast, 1 to 21. */
  ratio: number;
  least: number;
}

/** Every pair of a palette that may meet on a screen. */
export function contrastPairs(colors: BrandColors): ContrastPair[] {
  const measure = (kind: ContrastPair['kind'], pairs: [Role, Role[]][], least: number) =>
    pairs.flatMap(([front, backs]) =>
      backs.map((back) => ({ kind, front, back, least, ratio: wcagContrast(colors[front], colors[back]) })),
    );
  return [...measure('text', textPairs, 4.5), ...measure('boundary', boundaryPairs, 3)];
}
