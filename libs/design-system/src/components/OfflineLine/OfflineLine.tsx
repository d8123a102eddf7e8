import { styled } from 'styled-components';
import { WifiOffIcon } from '../../icons/generated/WifiOffIcon';
import { type NativeProps } from '../../internal/native';
import { color, font, space } from '../../theme/tokens';

const Root = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  /* Aligns with the logo of the header and with pages. */
  padding: 9px max(${space.gutter}, 50vw - 560px);
  background: ${color.inverse};
  color: ${color.onInverse};
  font-size: ${font.s};
  line-height: 1.35;
`;

/** Announces that there is no network. */
export function OfflineLine({ children, ...rest }: NativeProps<'div'>) {
  return (
    <Root role="status" {...rest}>
      <WifiOffIcon size={20} />
      <span>{children}</span>
    </Root>
  );
}
