import { styled } from 'styled-components';
import { type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

/** Properties of `Card`. */
export interface CardProps extends NativeProps<'div'> {
  padding?: 'none' | 'm';
  /** A framed surface, or a borderless tint that recedes. */
  look?: 'surface' | 'sunken';
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
export function Card({ padding = 'm', look = 'surface', ...rest }: CardProps) {
  return <Root {...rest} data-padding={padding} data-look={look} />;
}
