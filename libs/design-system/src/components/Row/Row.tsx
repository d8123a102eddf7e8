import { styled } from 'styled-components';
import { gapOf, gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';

const alignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
const justifications = ['start', 'center', 'end', 'between'] as const;

/** Properties of `Row`. */
export interface RowProps extends NativeProps<'div'> {
  /** Steps of 4 px between children. */
  gap?: Gap;
  align?: (typeof alignments)[number];
  justify?: (typeof justifications)[number];
  /** `false` keeps children on one line; use it only where they can shrink. */
  wraps?: boolean;
  as?: LayoutElement;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  ${gapRules}
  &[data-wraps='false'] {
    flex-wrap: nowrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

/** Children side by side; they wrap when the line is full. */
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
