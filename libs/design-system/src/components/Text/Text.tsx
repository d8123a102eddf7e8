import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { looks } from '../../internal/styles';
import { color, font } from '../../theme/tokens';

/** Sizes of running text: 13, 15, 17 and 20 px. */
export const textSizes = ['xs', 's', 'm', 'l'] as const;
export const textTones = ['default', 'muted', 'brand', 'danger', 'success', 'warning'] as const;
const weights = ['regular', 'semibold'] as const;
const alignments = ['start', 'center', 'end'] as const;

export interface TextProps extends NativeProps<'p'> {
  /** 13, 15, 17 or 20 px. Default: `m`. */
  size?: (typeof textSizes)[number];
  /** The colour: by meaning, never for decoration. Default: `default`. */
  tone?: (typeof textTones)[number];
  /** Regular or semibold. Default: that of the text around. */
  weight?: (typeof weights)[number];
  /** Where the lines begin or end. Default: that of the text around. */
  align?: (typeof alignments)[number];
  /** The element. Default: `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'li' | 'dt' | 'dd' | 'legend' | 'address';
}

const Root = styled.p`
  /* An icon stands in the line, not in one of its own. */
  > .ds-icon {
    display: inline-block;
    vertical-align: text-bottom;
  }
  max-width: 68ch;
  font-size: ${font.m};
  line-height: ${font.textLine};
  ${looks('size', {
    xs: `font-size: ${font.xs}; line-height: 1.45`,
    s: `font-size: ${font.s}; line-height: 1.45`,
    l: `font-size: ${font.l}; line-height: 1.4`,
  })}
  ${looks('weight', {
    regular: `font-weight: ${font.regular}`,
    semibold: `font-weight: ${font.semibold}`,
  })}
  ${looks('tone', {
    muted: `color: ${color.textMuted}`,
    brand: `color: ${color.primaryInk}`,
    danger: `color: ${color.danger}`,
    success: `color: ${color.success}`,
    warning: `color: ${color.warning}`,
  })}
  ${looks('align', { center: 'margin-inline: auto; text-align: center', end: 'text-align: end' })}
  address& {
    font-style: normal;
  }
`;

/** Running text. */
export function Text({ size, tone, weight, align, ...rest }: TextProps) {
  return (
    <Root
      {...rest}
      data-size={oneOf(textSizes, size, 'm')}
      data-tone={oneOf(textTones, tone, 'default')}
      data-weight={weight && oneOf(weights, weight, 'regular')}
      data-align={align && oneOf(alignments, align, 'start')}
    />
  );
}
