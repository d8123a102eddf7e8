import { styled } from 'styled-components';
import { gapOf, gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';

const alignments = ['stretch', 'start', 'center', 'end'] as const;

const columns = ['one', 'two'] as const;

/** Properties of `Stack`. */
export interface StackProps extends NativeProps<'div'> {
  /** Steps of 4 px between children. */
  gap?: Gap;
  align?: (typeof alignments)[number];
  /** Only where a `Split` around it has one column, or two (from 992 px): what stands in another place there. */
  showsIn?: (typeof columns)[number];
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
  ${media.belowLg} {
    &[data-shows='two'] {
      display: none;
    }
  }
  ${media.lg} {
    &[data-shows='one'] {
      display: none;
    }
  }
`;

/** Children one under the other with the same air between them. */
export function Stack({ gap, align, showsIn, ...rest }: StackProps) {
  return (
    <Root
      {...rest}
      data-gap={gapOf(gap, 4)}
      data-align={oneOf(alignments, align, 'stretch')}
      data-shows={showsIn && oneOf(columns, showsIn, 'one')}
    />
  );
}
