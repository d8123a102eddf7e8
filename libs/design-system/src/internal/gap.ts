import { oneOf } from './oneOf';
import { looks } from './styles';

/** A gap, in steps of 4 px. */
const gaps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Gap = (typeof gaps)[number];

/** A known gap, else the fallback. */
export const gapOf = (gap: Gap | undefined, fallback: Gap): Gap => oneOf(gaps, gap, fallback);

/** Static rules for `data-gap`, shared by the layout components. */
export const gapRules = looks('gap', Object.fromEntries(gaps.map((gap) => [gap, `gap:${gap * 4}px`])));

/** The elements of layout components. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';
