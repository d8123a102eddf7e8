import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { color, font, layer, radius } from '../../theme/tokens';

export interface SkipLinkProps extends NativeProps<'a'> {
  /** Where the content begins: `#main`. */
  href: string;
}

const Root = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${layer.skip};
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px;
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-weight: ${font.semibold};
  &:not(:focus) {
    translate: 0 calc(-100% - 16px);
  }
`;

/** The first focusable element of a page: jumps over the header to the content. */
export function SkipLink(props: SkipLinkProps) {
  return <Root {...props} />;
}
