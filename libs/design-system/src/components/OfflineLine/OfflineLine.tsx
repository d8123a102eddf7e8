import { styled } from 'styled-components';
import { WifiOffIcon } from '../../icons/generated/WifiOffIcon';
import { type NativeProps } from '../../internal/native';
import { color, font, space } from '../../theme/tokens';

const Root = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 9px ${space.gutter};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-size: ${font.s};
  line-height: 1.35;
`;

/** Says that there is no network and what still works. */
export function OfflineLine({ children, ...rest }: NativeProps<'div'>) {
  return (
    <Root role="status" {...rest}>
      <WifiOffIcon size={20} />
      <span>{children}</span>
    </Root>
  );
}
