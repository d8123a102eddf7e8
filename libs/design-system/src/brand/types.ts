/** A font as a hotel names it. */
export interface BrandFont {
  value?: string | null;
  url?: string | null;
}

/** The part of a hoster's customization that a brand is solved from. */
export interface BrandInput {
  primaryColor?: string | null;
  secondaryColor?: string | null;
  backgroundColor?: string | null;
  /** `false` asks for light text on a dark page. */
  isDarkText?: boolean | null;
  titleFontFamily?: BrandFont | null;
  textFontFamily?: BrandFont | null;
  /** Radii in pixels. */
  roundedCorners?: { control?: number | null; card?: number | null; sheet?: number | null } | null;
  showLogoBackground?: boolean | null;
  welcomePicture?: string | null;
  background?: string | null;
  /** A small tile repeated over the gradient where there is no welcome picture; an address on our own origin or https. */
  heroPattern?: string | null;
}

/** Every role of the palette, as hex. */
export interface BrandColors {
  page: string;
  surface: string;
  sunken: string;
  line: string;
  lineStrong: string;
  text: string;
  textMuted: string;
  primary: string;
  primaryHover: string;
  primaryActive: string;
  onPrimary: string;
  primarySoft: string;
  primarySoft2: string;
  primaryInk: string;
  accent: string;
  focus: string;
  danger: string;
  dangerSoft: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  inverse: string;
  onInverse: string;
  scrim: string;
}

/** A solved brand. */
export interface Brand {
  scheme: 'light' | 'dark';
  colors: BrandColors;
  /** CSS variables by name. */
  variables: Record<string, string>;
  /** `@font-face` rules: the hotel's fonts and their metric-matched stand-ins. */
  fontFaces: string[];
  /** Stylesheets of other font services, to load late. */
  fontStylesheets: string[];
  /** What could not be used, in words for a developer. */
  warnings: string[];
}
