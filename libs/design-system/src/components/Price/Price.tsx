import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { tabularFigures } from '../../internal/styles';
import { color, font } from '../../theme/tokens';

const sizes = ['s', 'm', 'l'] as const;

export interface PriceProps extends NativeProps<'span'> {
  /** The formatted amount. */
  children: ReactNode;
  /** What the amount is for: "per person". */
  note?: ReactNode;
  /** The amount's size: 15 or 17 px, or 24 px in the title's font for a total. Default: `m`. */
  size?: (typeof sizes)[number];
}

const Root = styled.span`
  display: inline-block;
  line-height: 1.35;
`;

const Amount = styled.span`
  ${tabularFigures}
  white-space: nowrap;
  &[data-size='s'] {
    font-size: ${font.s};
  }
  &[data-size='l'] {
    display: block;
    font: ${font.titleWeight} ${font.xl} / 1.15 ${font.title};
    ${tabularFigures}
  }
`;

const Note = styled.small`
  display: block;
  font-size: ${font.xs};
  color: ${color.textMuted};
`;

/** An amount in tabular figures, with an optional note. */
export function Price({ children, note, size, ...rest }: PriceProps) {
  return (
    <Root {...rest}>
      <Amount data-size={oneOf(sizes, size, 'm')}>{children}</Amount>
      {note && <Note>{note}</Note>}
    </Root>
  );
}
