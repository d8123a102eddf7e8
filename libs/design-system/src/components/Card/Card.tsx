import { styled } from 'styled-components';
import { type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

const paddings = ['none', 'm'] as const;
const looks = ['surface', 'sunken'] as const;

/** Properties of `Card`. */
export interface CardProps extends NativeProps<'div'> {
  padding?: (typeof paddings)[number];
  /** A framed surface, or a borderless tint that recedes. */
  look?: (typeof looks)[number];
  as?: LayoutElement;
}

const Root = styled.div`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  &[data-look='sunken'] {
    border-color: transparent;
    background: ${color.sunken};
  }
  &[data-padding='m'] {
    padding: ${space.s4};
  }
  ${media.desktop} {
    &[data-padding='m'] {
      padding: ${space.s6};
    }
  }
`;

/** A framed surface; never a card in a card. */
export function Card({ padding, look, ...rest }: CardProps) {
  return (
    <Root {...rest} data-padding={oneOf(paddings, padding, 'm')} data-look={oneOf(looks, look, 'surface')} />
  );
}
