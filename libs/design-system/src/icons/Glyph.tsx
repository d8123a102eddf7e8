import { type ReactNode, type Ref } from 'react';
import { oneOf } from '../internal/oneOf';

/** Outline is the stroke alone; filled adds a tint of the same colour inside the shapes. */
export const iconVariants = ['outline', 'filled'] as const;
export type IconVariant = (typeof iconVariants)[number];

/** Named icon sizes and their pixels. */
export const iconSizes = { xsmall: 16, small: 20, medium: 24, large: 28, xlarge: 32, xxlarge: 40 } as const;
export type IconSize = keyof typeof iconSizes | number;

/** Properties of one icon component. */
export interface GlyphProps {
  /** A named size or pixels; 24 unless told. */
  size?: IconSize;
  variant?: IconVariant;
  /** A colour of its own; else the colour of the text around. */
  color?: string;
  /** Names the icon; without it the icon is hidden from assistive technology. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

const sizeNames = Object.keys(iconSizes) as (keyof typeof iconSizes)[];

/** Pixels of a size; an unknown name is 24. */
export function iconPixels(size: IconSize = 'medium'): number {
  if (typeof size === 'number' && Number.isFinite(size) && size > 0) return size;
  return iconSizes[oneOf(sizeNames, size as keyof typeof iconSizes, 'medium')];
}

/** The frame every icon is drawn in: 24 grid, one optical stroke for each size. */
export function Glyph({
  size,
  variant: wanted,
  color,
  label,
  ref,
  children,
}: GlyphProps & { children: ReactNode }) {
  const pixels = iconPixels(size);
  const variant = oneOf(iconVariants, wanted, 'outline');
  const isFilled = variant === 'filled';
  // Attributes instead of a styled component: a screen has a hundred icons, and this one costs what plain SVG does.
  return (
    <svg
      ref={ref}
      className="ds-icon"
      viewBox="0 0 24 24"
      width={pixels}
      height={pixels}
      fill={isFilled ? 'currentColor' : 'none'}
      fillOpacity={isFilled ? 0.18 : undefined}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={pixels <= 16 ? 2 : pixels >= 28 ? 1.6 : 1.75}
      color={color}
      data-variant={variant}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
