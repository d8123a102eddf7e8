/** Colour tokens. Their values are CSS variables, set by `globalCss` and by the brand of a hotel. */
export const color = {
  page: 'var(--ds-page)',
  surface: 'var(--ds-surface)',
  sunken: 'var(--ds-sunken)',
  line: 'var(--ds-line)',
  lineStrong: 'var(--ds-line-strong)',
  text: 'var(--ds-text)',
  textMuted: 'var(--ds-text-2)',
  primary: 'var(--ds-primary)',
  primaryHover: 'var(--ds-primary-hover)',
  primaryActive: 'var(--ds-primary-active)',
  primarySoft: 'var(--ds-primary-soft)',
  primarySoft2: 'var(--ds-primary-soft-2)',
  primaryInk: 'var(--ds-primary-ink)',
  onPrimary: 'var(--ds-on-primary)',
  primaryEdge: 'var(--ds-primary-edge)',
  secondary: 'var(--ds-secondary)',
  secondaryHover: 'var(--ds-secondary-hover)',
  secondaryActive: 'var(--ds-secondary-active)',
  onSecondary: 'var(--ds-on-secondary)',
  secondaryEdge: 'var(--ds-secondary-edge)',
  secondarySoft: 'var(--ds-secondary-soft)',
  tint: 'var(--ds-tint)',
  tintActive: 'var(--ds-tint-active)',
  accent: 'var(--ds-accent)',
  danger: 'var(--ds-danger)',
  dangerSoft: 'var(--ds-danger-soft)',
  success: 'var(--ds-success)',
  successSoft: 'var(--ds-success-soft)',
  warning: 'var(--ds-warning)',
  warningSoft: 'var(--ds-warning-soft)',
  inverse: 'var(--ds-inverse)',
  onInverse: 'var(--ds-on-inverse)',
  focus: 'var(--ds-focus)',
} as const;

/** A dark veil behind text on a picture. */
export const scrim = (opacity: number) => `rgb(var(--ds-scrim) / ${opacity})`;

/** Corner radii, set by the hotel's brand. */
export const radius = {
  control: 'var(--ds-r-control)',
  card: 'var(--ds-r-card)',
  inner: 'calc(var(--ds-r-card) * 0.6)',
  sheet: 'var(--ds-r-sheet)',
  pill: 'var(--ds-r-pill)',
  small: 'min(var(--ds-r-control), 8px)',
} as const;

/** Steps of the 4 px grid. */
export const space = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '20px',
  s6: '24px',
  s8: '32px',
  s10: '40px',
  s12: '48px',
  gutter: 'var(--ds-gutter)',
} as const;

/** Families, sizes (13 15 17 20 24 30 38), weights and line heights. */
export const font = {
  title: 'var(--ds-font-title)',
  text: 'var(--ds-font-text)',
  titleWeight: 'var(--ds-title-weight)',
  titleTracking: 'var(--ds-title-tracking)',
  xs: 'var(--ds-fs-xs)',
  s: 'var(--ds-fs-s)',
  m: 'var(--ds-fs-m)',
  l: 'var(--ds-fs-l)',
  xl: 'var(--ds-fs-xl)',
  xxl: 'var(--ds-fs-2xl)',
  xxxl: 'var(--ds-fs-3xl)',
  regular: '400',
  semibold: '600',
  titleLine: '1.15',
  textLine: '1.5',
} as const;

export const shadow = 'var(--ds-shadow)';

/** Fills that replace a missing picture: behind text, and in small boxes with an icon. */
export const heroFill = 'var(--ds-hero-fill)';
export const mediaFill = 'var(--ds-media-fill)';
export const heroPattern = 'var(--ds-hero-pattern)';

/**
 * Heights of fixed bars, and the safe area at the bottom of the device. `atEnd` is the room of the bar that is fixed at
 * the end of the window: the bar itself sets it, with its media queries.
 */
export const bar = {
  tabs: '64px',
  top: '56px',
  atEnd: 'var(--ds-bar, 0px)',
  safe: 'var(--ds-safe)',
} as const;

/** Durations of feedback and of sheets. */
export const motion = {
  feedback: '150ms',
  sheet: '280ms',
  easeOut: 'cubic-bezier(.2,.7,.2,1)',
  easeIn: 'cubic-bezier(.5,0,.9,.4)',
} as const;

/** Stacking order. */
export const layer = { raised: 1, pills: 2, top: 3, bar: 5, skip: 9 } as const;
