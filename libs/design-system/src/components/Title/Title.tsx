import { styled } from 'styled-components';
import { oneOf } from '../../internal/oneOf';
import { type NativeProps } from '../../internal/native';
import { looks } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font } from '../../theme/tokens';

/** Looks of a title, from the title of a screen (30 px, 38 px from 720 px) to a small muted label. */
export const titleLevels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'] as const;
export type TitleLevel = (typeof titleLevels)[number];

export interface TitleProps extends NativeProps<'h2'> {
  /** The look, independent of the element. */
  level?: TitleLevel;
  /** The element. Default: the heading of the level. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span' | 'div' | 'legend';
}

const Root = styled.h2`
  font-family: ${font.title};
  font-weight: ${font.titleWeight};
  letter-spacing: ${font.titleTracking};
  line-height: ${font.titleLine};
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${looks('level', {
    h1: `font-size: ${font.xxl}`,
    h2: `font-size: ${font.xl}`,
    h3: `font-size: ${font.l}`,
    h4: `font-size: ${font.m}; line-height: 1.3`,
  })}
  &[data-level='h5'],
  &[data-level='h6'],
  &[data-level='h7'] {
    font-family: ${font.text};
    font-weight: ${font.semibold};
    font-size: ${font.s};
    letter-spacing: 0;
    line-height: 1.35;
  }
  &[data-level='h6'],
  &[data-level='h7'] {
    font-size: ${font.xs};
  }
  &[data-level='h7'] {
    color: ${color.textMuted};
  }
  ${media.desktop} {
    &[data-level='h1'] {
      font-size: ${font.xxxl};
    }
  }
`;

/** A heading. `level` is the look, `as` the element. */
export function Title({ level: wanted, as, ...rest }: TitleProps) {
  const level = oneOf(titleLevels, wanted, 'h2');
  return <Root {...rest} as={as ?? (level === 'h7' ? 'h6' : level)} data-level={level} />;
}
