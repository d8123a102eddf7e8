import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';

/** Properties of `VisuallyHidden`. */
export interface VisuallyHiddenProps extends NativeProps<'span'> {
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'legend' | 'label';
}

const Root = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Words for those who listen instead of looking. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
