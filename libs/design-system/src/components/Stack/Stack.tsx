import { styled } from 'styled-components';
import { looks } from '../../internal/styles';
import { gapOf, gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';

const alignments = ['stretch', 'start', 'center', 'end'] as const;

export interface StackProps extends NativeProps<'div'> {
  /** Steps of 4 px. */
  gap?: Gap;
  /** Where narrow children stand. `center` also centres their text. Default: `stretch`. */
  align?: (typeof alignments)[number];
  /** The element. Default: `div`. */
  as?: LayoutElement;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gapRules}
  ${looks('align', {
    start: 'justify-items: start',
    center: 'justify-items: center; text-align: center',
    end: 'justify-items: end',
  })}
`;

/** Children one under the other with equal gaps. */
export function Stack({ gap, align, ...rest }: StackProps) {
  return <Root {...rest} data-gap={gapOf(gap, 4)} data-align={oneOf(alignments, align, 'stretch')} />;
}
