import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { color, font } from '../../theme/tokens';

/** Properties of `StatusLine`. */
export interface StatusLineProps extends NativeProps<'p'> {
  /** What happened; empty while nothing did. Keep the line mounted so that it is heard. */
  children?: ReactNode;
  /** Only for those who listen. */
  isHidden?: boolean;
}

const Root = styled.p`
  color: ${color.textMuted};
  font-size: ${font.s};
  &:empty {
    display: block;
    height: 0;
  }
  &[data-hidden='true'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Says politely what just happened. */
export function StatusLine({ isHidden = false, ...rest }: StatusLineProps) {
  return <Root role="status" {...rest} data-hidden={isHidden} />;
}
