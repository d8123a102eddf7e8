import { type color } from '../theme/tokens';

/** A font as a hotel names it. */
export interface BrandFont {
  /**
   * A family, or a list of them: `Lora, "Times New Roman", serif`. Of generic families only serif or sans counts, and
   * not for a family whose metrics are known.
   */
  value?: string | null;
  /** The file of the first family, or a font service's stylesheet. Without it the family is one of the device. */
  url?: string | null;
}

/** The part of a hoster's customization that defines its brand. */
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
  /** The page's ground: a colour, for a hotel without `backgroundColor`, or the address of a picture. */
  background?: string | null;
  /** Address of a tile that repeats over the gradient where there is no welcome picture. */
  heroPattern?: string | null;
}

/** Every colour token, and the veil of pictures, as hex. */
export type BrandColors = Record<keyof typeof color | 'scrim', string>;

/** A solved brand. */
export interface Brand {
  scheme: 'light' | 'dark';
  colors: BrandColors;
  /** CSS variables by name. */
  variables: Record<string, string>;
  /** `@font-face` rules: the hotel's fonts and their metric-matched stand-ins. */
  fontFaces: string[];
  /** Stylesheets of font services, which a caller may load after the first paint. The guest app loads none. */
  fontStylesheets: string[];
  /** What could not be used, in a sentence for developers. */
  warnings: string[];
}
