import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { color, font } from '../../theme/tokens';

/** Sizes of running text: 13, 15, 17 and 20 px. */
export const textSizes = ['xs', 's', 'm', 'l'] as const;
export const textTones = ['default', 'muted', 'brand', 'danger', 'success', 'warning'] as const;
const weights = ['regular', 'semibold'] as const;
const alignments = ['start', 'center', 'end'] as const;

/** Properties of `Text`. */
export interface TextProps extends NativeProps<'p'> {
  size?: (typeof textSizes)[number];
  tone?: (typeof textTones)[number];
  weight?: (typeof weights)[number];
  align?: (typeof alignments)[number];
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'time' | 'li' | 'dt' | 'dd' | 'legend' | 'address';
}

const Root = styled.p`
  max-width: 68ch;
  font-size: ${font.m};
  line-height: ${font.textLine};
  &[data-size='xs'] {
    font-size: ${font.xs};
    line-height: 1.45;
  }
  &[data-size='s'] {
    font-size: ${font.s};
    line-height: 1.45;
  }
  &[data-size='l'] {
    font-size: ${font.l};
    line-height: 1.4;
  }
  &[data-weight='regular'] {
    font-weight: ${font.regular};
  }
  &[data-weight='semibold'] {
    font-weight: ${font.semibold};
  }
  &[data-tone='muted'] {
    color: ${color.textMuted};
  }
  &[data-tone='brand'] {
    color: ${color.primaryInk};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  &[data-tone='success'] {
    color: ${color.success};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-align='center'] {
    margin-inline: auto;
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
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
