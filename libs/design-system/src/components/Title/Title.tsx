import { styled } from 'styled-components';
import { oneOf } from '../../internal/oneOf';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, font } from '../../theme/tokens';

/** Looks of a title, from the screen's own (30 px, 38 on desktops) to a small muted label. */
export const titleLevels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'] as const;
export type TitleLevel = (typeof titleLevels)[number];

/** Properties of `Title`. */
export interface TitleProps extends NativeProps<'h2'> {
  /** The look, independent of the place in the document. */
  level?: TitleLevel;
  /** The element; the look's own level unless told. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span' | 'div' | 'legend';
}

const Root = styled.h2`
  font-family: ${font.title};
  font-weight: ${font.titleWeight};
  letter-spacing: ${font.titleTracking};
  line-height: ${font.titleLine};
  text-wrap: balance;
  overflow-wrap: anywhere;
  &[data-level='h1'] {
    font-size: ${font.xxl};
  }
  &[data-level='h2'] {
    font-size: ${font.xl};
  }
  &[data-level='h3'] {
    font-size: ${font.l};
  }
  &[data-level='h4'] {
    font-size: ${font.m};
    line-height: 1.3;
  }
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

/** A heading; `level` gives the look, `as` the place in the document. */
export function Title({ level: wanted, as, ...rest }: TitleProps) {
  const level = oneOf(titleLevels, wanted, 'h2');
  return <Root {...rest} as={as ?? (level === 'h7' ? 'h6' : level)} data-level={level} />;
}
