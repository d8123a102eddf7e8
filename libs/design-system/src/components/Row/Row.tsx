import { styled } from 'styled-components';
import { looks } from '../../internal/styles';
import { gapOf, gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';

const alignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
const justifications = ['start', 'center', 'end', 'between'] as const;

export interface RowProps extends NativeProps<'div'> {
  /** Steps of 4 px. */
  gap?: Gap;
  /** How children of different heights stand on the line. Default: `center`. */
  align?: (typeof alignments)[number];
  /** Where the children stand on a line that they do not fill. Default: `start`. */
  justify?: (typeof justifications)[number];
  /** `false` keeps children on one line. Only for children that can shrink. */
  wraps?: boolean;
  /** The element. Default: `div`. */
  as?: LayoutElement;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  ${gapRules}
  /* Text buttons have no edge that sets them apart. */
  &:where([data-gap='0'], [data-gap='1'], [data-gap='2'], [data-gap='3'], [data-gap='4']):has(
      > [data-hierarchy='quaternary']
    ) {
    column-gap: 20px;
  }
  &[data-wraps='false'] {
    flex-wrap: nowrap;
  }
  ${looks('align', {
    start: 'align-items: flex-start',
    center: 'align-items: center',
    end: 'align-items: flex-end',
    baseline: 'align-items: baseline',
  })}
  ${looks('justify', {
    center: 'justify-content: center',
    end: 'justify-content: flex-end',
    between: 'justify-content: space-between',
  })}
`;

/** Children side by side. They wrap when the line is full. */
export function Row({ gap, align, justify, wraps = true, ...rest }: RowProps) {
  return (
    <Root
      {...rest}
      data-gap={gapOf(gap, 2)}
      data-align={oneOf(alignments, align, 'center')}
      data-justify={oneOf(justifications, justify, 'start')}
      data-wraps={wraps}
    />
  );
}
