import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { cardFrame } from '../../internal/styles';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

export type CardProps = NativeProps<'div'>;

const Root = styled.div`
  min-width: 0;
  padding: ${space.s4};
  overflow: hidden;
  ${cardFrame}
  ${media.desktop} {
    padding: ${space.s6};
  }
`;

/** A framed surface. Cards are not nested. */
export function Card(props: CardProps) {
  return <Root {...props} />;
}
