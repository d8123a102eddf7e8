import { wcagContrast } from 'culori/fn';
import { type BrandColors } from './types';

type Role = keyof BrandColors;

const grounds: Role[] = ['page', 'surface', 'sunken'];
const tints: Role[] = ['tint', 'tintActive'];
const softs: Role[] = [
  'primarySoft',
  'primarySoft2',
  'secondarySoft',
  'dangerSoft',
  'successSoft',
  'warningSoft',
];
const everywhere = [...grounds, ...tints, ...softs];

/** Text and its grounds: at least 4.5 to 1 (WCAG 1.4.3). */
const textPairs: [Role, Role[]][] = [
  ['text', everywhere],
  ['textMuted', everywhere],
  ['primaryInk', everywhere],
  ['danger', everywhere],
  ['success', everywhere],
  ['warning', everywhere],
  ['onPrimary', ['primary', 'primaryHover', 'primaryActive']],
  ['onSecondary', ['secondary', 'secondaryHover', 'secondaryActive']],
  ['onInverse', ['inverse']],
];

/** Edges of controls and the focus ring: at least 3 to 1 (WCAG 1.4.11). */
const boundaryPairs: [Role, Role[]][] = [
  ['lineStrong', everywhere],
  ['focus', everywhere],
  ['primaryEdge', everywhere],
  ['secondaryEdge', everywhere],
  ['danger', everywhere],
  ['inverse', grounds],
];

/** A pair of colours that components paint together, with its contrast and the least allowed. */
export interface ContrastPair {
  kind: 'text' | 'boundary';
  front: Role;
  back: Role;
  /** Contrast ratio of WCAG, 1 to 21. */
  ratio: number;
  least: number;
}

/** Measures every pair of a palette that components paint together. */
export function contrastPairs(colors: BrandColors): ContrastPair[] {
  const measure = (kind: ContrastPair['kind'], pairs: [Role, Role[]][], least: number) =>
    pairs.flatMap(([front, backs]) =>
      backs.map((back) => ({ kind, front, back, least, ratio: wcagContrast(colors[front], colors[back]) })),
    );
  return [...measure('text', textPairs, 4.5), ...measure('boundary', boundaryPairs, 3)];
}
