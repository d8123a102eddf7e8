import { oneOf } from './oneOf';

/** Steps of the 4 px grid between two things. */
const gaps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Gap = (typeof gaps)[number];

/** The step that is drawn: an unknown one shows the component's own. */
export const gapOf = (gap: Gap | undefined, fallback: Gap): Gap => oneOf(gaps, gap, fallback);

/** Static rules for `data-gap`, shared by the layout components. */
export const gapRules = gaps.map((gap) => `&[data-gap='${gap}']{gap:${gap * 4}px}`).join('');

/** Elements that a layout may be. */
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
