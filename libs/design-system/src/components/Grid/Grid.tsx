import { styled } from 'styled-components';
import { gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';

/** Properties of `Grid`. */
export interface GridProps extends NativeProps<'div'> {
  /** Columns on a phone and, unless `columnsWide` says more, everywhere. */
  columns?: 1 | 2 | 3;
  /** Columns from 720 px. */
  columnsWide?: 1 | 2 | 3 | 4;
  gap?: Gap;
  /** When to fall back to one column: at very large text (always wise), or already on phones. */
  collapse?: 'text' | 'phone' | 'never';
  as?: LayoutElement;
}

const columns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;

const Root = styled.div`
  display: grid;
  ${columns(1)}
  ${gapRules}
  &[data-columns='2'] {
    ${columns(2)}
  }
  &[data-columns='3'] {
    ${columns(3)}
  }
  ${media.mobile} {
    &[data-collapse='phone'] {
      ${columns(1)}
    }
  }
  ${media.desktop} {
    &[data-wide='1'] {
      ${columns(1)}
    }
    &[data-wide='2'] {
      ${columns(2)}
    }
    &[data-wide='3'] {
      ${columns(3)}
    }
    &[data-wide='4'] {
      ${columns(4)}
    }
  }
  ${media.largeText} {
    &[data-collapse='text'] {
      ${columns(1)}
    }
  }
`;

/** Columns of the same width. */
export function Grid({ columns: count = 1, columnsWide, gap = 3, collapse = 'text', ...rest }: GridProps) {
  return (
    <Root {...rest} data-columns={count} data-wide={columnsWide} data-gap={gap} data-collapse={collapse} />
  );
}
