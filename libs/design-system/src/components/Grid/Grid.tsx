import { styled } from 'styled-components';
import { gapOf, gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';

const columnCounts = [1, 2, 3] as const;
const wideCounts = [1, 2, 3, 4] as const;
const oddOnes = ['first', 'last'] as const;
const collapses = ['text', 'small', 'phone', 'never'] as const;

/** Properties of `Grid`. */
export interface GridProps extends NativeProps<'div'> {
  /** Columns on a phone and, unless `columnsWide` says more, everywhere. */
  columns?: (typeof columnCounts)[number];
  /** Columns from 720 px. */
  columnsWide?: (typeof wideCounts)[number];
  gap?: Gap;
  /** When to fall back to one column: at very large text (always wise), on the smallest phones too, or on all. */
  collapse?: (typeof collapses)[number];
  /** Of an odd number in two columns: which one takes a row of its own, so that no gap is left; in three, the last four or two stand two by two. */
  oddOne?: (typeof oddOnes)[number];
  as?: LayoutElement;
}

const columns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;

/** In two columns. */
const filled = `
  &[data-odd='first'] > :first-child:nth-last-child(odd),
  &[data-odd='last'] > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }`;

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
    &[data-columns='2'] {
      ${filled}
    }
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
      ${filled}
    }
    &[data-wide='3'] {
      ${columns(3)}
      &[data-odd='last'] {
        ${columns(6)}
        > * {
          grid-column: span 2;
        }
      }
      &[data-odd='last']:has(> :last-child:nth-child(3n + 2)) > :nth-last-child(-n + 2),
      &[data-odd='last']:has(> :last-child:nth-child(3n + 1)) > :nth-last-child(-n + 4) {
        grid-column: span 3;
      }
    }
    &[data-wide='4'] {
      ${columns(4)}
    }
  }
  ${media.largeText} {
    &:is([data-collapse='text'], [data-collapse='small']) {
      ${columns(1)}
    }
  }
  @media (max-width: 359.98px) {
    &[data-collapse='small'] {
      ${columns(1)}
    }
  }
`;

/** Columns of the same width. */
export function Grid({ columns: wanted, columnsWide, gap, collapse, oddOne, ...rest }: GridProps) {
  const count = oneOf(columnCounts, wanted, 1);
  return (
    <Root
      {...rest}
      data-columns={count}
      data-wide={oneOf(wideCounts, columnsWide, count)}
      data-gap={gapOf(gap, 3)}
      data-odd={oddOne && oneOf(oddOnes, oddOne, 'last')}
      data-collapse={oneOf(collapses, collapse, 'text')}
    />
  );
}
