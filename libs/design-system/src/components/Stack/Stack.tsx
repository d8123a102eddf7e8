import { styled } from 'styled-components';
import { gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';

/** Properties of `Stack`. */
export interface StackProps extends NativeProps<'div'> {
  /** Steps of 4 px between children. */
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: LayoutElement;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gapRules}
  &[data-align='start'] {
    justify-items: start;
  }
  &[data-align='center'] {
    justify-items: center;
    text-align: center;
  }
  &[data-align='end'] {
    justify-items: end;
  }
`;

/** Children one under the other with the same air between them. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Root {...rest} data-gap={gap} data-align={align} />;
}
