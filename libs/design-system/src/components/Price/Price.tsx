import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { color, font } from '../../theme/tokens';

const sizes = ['s', 'm', 'l'] as const;
const sides = ['start', 'end'] as const;

/** Properties of `Price`. */
export interface PriceProps extends NativeProps<'span'> {
  /** The amount, already written in the guest's language. */
  children: ReactNode;
  /** What the amount is for: "per person". */
  note?: ReactNode;
  size?: (typeof sizes)[number];
  align?: (typeof sides)[number];
}

const Root = styled.span`
  display: inline-block;
  line-height: 1.35;
  &[data-align='end'] {
    text-align: end;
  }
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
  &[data-size='s'] {
    font-size: ${font.s};
  }
  &[data-size='l'] {
    display: block;
    font: ${font.titleWeight} ${font.xl} / 1.15 ${font.title};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Note = styled.small`
  display: block;
  font-size: ${font.xs};
  color: ${color.textMuted};
`;

/** An amount in tabular figures, with what it is for. */
export function Price({ children, note, size, align, ...rest }: PriceProps) {
  return (
    <Root {...rest} data-align={oneOf(sides, align, 'start')}>
      <Amount data-size={oneOf(sizes, size, 'm')}>{children}</Amount>
      {note && <Note>{note}</Note>}
    </Root>
  );
}
