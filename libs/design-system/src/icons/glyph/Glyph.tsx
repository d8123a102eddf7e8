import { type ReactNode, type Ref } from 'react';
import { type HostProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';

/** `outline` draws only strokes; `filled` adds a tint inside the shapes. */
export const iconVariants = ['outline', 'filled'] as const;
export type IconVariant = (typeof iconVariants)[number];

/** Named icon sizes and their pixels. */
export const iconSizes = { xsmall: 16, small: 20, medium: 24, large: 28, xlarge: 32, xxlarge: 40 } as const;
export type IconSize = keyof typeof iconSizes | number;

export interface GlyphProps extends HostProps {
  /** A named size or pixels. Default: 24. */
  size?: IconSize;
  /** Strokes alone, or with a tint inside. Default: outline. */
  variant?: IconVariant;
  /** Default: the colour of the text. */
  color?: string;
  /** Name of the icon. Without it the icon is hidden from screen readers. */
  label?: string;
  /** The `<svg>`. */
  ref?: Ref<SVGSVGElement>;
}

const sizeNames = Object.keys(iconSizes) as (keyof typeof iconSizes)[];

/** The pixels of a size. An unknown name gives 24. */
export function iconPixels(size: IconSize = 'medium'): number {
  if (typeof size === 'number' && Number.isFinite(size) && size > 0) return size;
  return iconSizes[oneOf(sizeNames, size as keyof typeof iconSizes, 'medium')];
}

/** The <svg> of every icon: a grid of 24, with a stroke that depends on the size. */
export function Glyph({
  size,
  variant: wanted,
  color,
  label,
  ref,
  className,
  children,
  ...rest
}: GlyphProps & { children: ReactNode }) {
  const pixels = iconPixels(size);
  const variant = oneOf(iconVariants, wanted, 'outline');
  const isFilled = variant === 'filled';
  // Plain attributes instead of a styled component: a screen has up to a hundred icons.
  return (
    <svg
      {...rest}
      ref={ref}
      className={className === undefined ? 'ds-icon' : `ds-icon ${className}`}
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
