import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/styles';
import { type NativeProps } from '../../internal/native';

export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** The element. Default: `span`. */
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'legend' | 'label';
}

const Root = styled.span`
  ${visuallyHidden}
`;

/** Text only for screen readers. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}
