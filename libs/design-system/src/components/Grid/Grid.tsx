import { styled } from 'styled-components';
import { gapOf, gapRules, type Gap, type LayoutElement } from '../../internal/gap';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';

const columnCounts = [1, 2] as const;
const wideCounts = [1, 2, 3, 4] as const;
const oddOnes = ['first', 'last'] as const;
const collapses = ['text', 'small'] as const;

export interface GridProps extends NativeProps<'div'> {
  /** Columns on phones, and from 720 px unless `columnsWide` is set. */
  columns?: (typeof columnCounts)[number];
  /** Columns from 720 px. */
  columnsWide?: (typeof wideCounts)[number];
  /** Steps of 4 px between rows and columns. Default: 3. */
  gap?: Gap;
  /** When there is one column: at very large text, or also under 360 px. */
  collapse?: (typeof collapses)[number];
  /** Which item of an odd number takes a whole row of two columns. In three, `last` sets the last items in pairs. */
  oddOne?: (typeof oddOnes)[number];
  /** The element. Default: `div`. A list of items is a `ul`. */
  as?: LayoutElement;
}

const columns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;

/** Fills the gap that an odd number leaves in two columns. */
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
  ${media.mobile} {
    &[data-columns='2'] {
      ${filled}
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
    &[data-collapse] {
      ${columns(1)}
    }
  }
  @media (max-width: 359.98px) {
    &[data-collapse='small'] {
      ${columns(1)}
    }
  }
`;

/** Columns of equal width. */
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
