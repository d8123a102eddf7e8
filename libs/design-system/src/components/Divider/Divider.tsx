import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { color } from '../../theme/tokens';

const Root = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;

/** A horizontal line. */
export function Divider(props: NativeProps<'hr'>) {
  return <Root {...props} />;
}
