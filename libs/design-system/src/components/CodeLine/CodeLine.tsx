import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { mutedXs } from '../../internal/styles';
import { color, font, radius, space } from '../../theme/tokens';
import { type NativeProps } from '../../internal/native';

export interface CodeLineProps extends Omit<NativeProps<'div'>, 'children'> {
  /** What the code is. */
  term: ReactNode;
  /** The code, drawn in clearly distinct characters. */
  code: string;
  /** An `IconButton` that copies it. */
  action?: ReactNode;
}

const Root = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s2} ${space.s2} ${space.s2} ${space.s4};
  border-radius: ${radius.inner};
  background: ${color.primarySoft};
  > p {
    min-width: 0;
    line-height: 1.3;
  }
  small {
    display: block;
    ${mutedXs}
  }
  b {
    color: ${color.primaryInk};
    font-size: ${font.l};
    font-weight: ${font.semibold};
    font-variant-numeric: tabular-nums slashed-zero;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
  }
`;

/** A code to say, show or copy, inside a card. */
export function CodeLine({ term, code, action, ...rest }: CodeLineProps) {
  return (
    <Root {...rest}>
      <p>
        <small>{term}</small>
        <b>{code}</b>
      </p>
      {action}
    </Root>
  );
}
