/** Widths at which layouts change, in pixels. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400, phone: 720 } as const;

/** Media queries to style with. */
export const media = {
  /** The phone frame: bottom bar, top bar. */
  mobile: '@media (max-width: 719.98px)',
  /** The desktop frame: site header, inline actions. */
  desktop: '@media (min-width: 720px)',
  sm: '@media (min-width: 576px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 992px)',
  /** One column instead of two. */
  belowLg: '@media (max-width: 991.98px)',
  belowXl: '@media (max-width: 1199.98px)',
  xl: '@media (min-width: 1200px)',
  xxl: '@media (min-width: 1400px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  /** Little height: zoom of 400 % (WCAG 1.4.10) or large text. Fixed bars become part of the page. */
  short: '@media (max-height: 22em)',
  /** Text at 150 % and more on a phone, where columns become one. em is the guest's text size. */
  largeText: '@media (max-width: 17em)',
} as const;
