import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { color } from '../../theme/tokens';

const lineKinds = ['always', 'phone', 'none'] as const;

/** Properties of `List`. */
export interface ListProps extends NativeProps<'ul'> {
  /** Lines above and below too, for a list that stands among text. */
  isFramed?: boolean;
  /** Hairlines between rows, or only air from 720 px on, where rows have hover tints. */
  lines?: (typeof lineKinds)[number];
}

const Root = styled.ul`
  > li + li {
    border-top: 1px solid ${color.line};
  }
  &[data-lines='none'] > li + li {
    border-top: 0;
  }
  &[data-framed='true'] {
    border-block: 1px solid ${color.line};
  }
  ${media.desktop} {
    &[data-lines='phone'] > li + li {
      border-top: 0;
    }
  }
`;

/** Rows on the page with hairlines between; holds `ListRow`s or any `<li>`. */
export function List({ isFramed = false, lines, ...rest }: ListProps) {
  return <Root role="list" {...rest} data-framed={isFramed} data-lines={oneOf(lineKinds, lines, 'phone')} />;
}
