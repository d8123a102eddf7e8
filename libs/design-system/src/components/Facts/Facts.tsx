import { type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { isFilled } from '../../internal/isFilled';
import { oneOf } from '../../internal/oneOf';
import { tabularFigures } from '../../internal/styles';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** One row of `Facts`. */
export interface Fact {
  /** The React key. Default: the position. */
  id?: Key;
  /** What the value is: "Arrival". */
  term: ReactNode;
  /** The value. An empty one leaves the row out. */
  value: ReactNode;
  /** Draws tabular figures on one line. */
  isPrice?: boolean;
  /** A link or small button after the value: "Change". */
  action?: ReactNode;
  /** Draws a strong line above, for the total. */
  isTotal?: boolean;
}

const sizes = ['s', 'm'] as const;

export interface FactsProps extends Omit<NativeProps<'dl'>, 'children'> {
  /** The rows, in their order. */
  items: readonly Fact[];
  /** The size of the text: 15 or 17 px. Default: `m`. */
  size?: (typeof sizes)[number];
  /** Draws lines above and below too. */
  isFramed?: boolean;
}

const Root = styled.dl`
  &[data-size='s'] {
    font-size: ${font.s};
  }
  &[data-framed='true'] {
    border-block: 1px solid ${color.line};
  }
  > div {
    display: flex;
    gap: ${space.s4};
    justify-content: space-between;
    padding: 10px 0;
  }
  > div + div {
    border-top: 1px solid ${color.line};
  }
  > div[data-total='true'] {
    padding-top: ${space.s3};
    border-top: 2px solid ${color.text};
    font-weight: ${font.semibold};
  }
  dt {
    flex: 0 1 auto;
    min-width: 6em;
    color: ${color.textMuted};
  }
  [data-total='true'] dt {
    color: ${color.text};
  }
  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
  /* With an action, the value starts beside its term, and the actions form a column. */
  > div:has(> [data-action]) {
    align-items: baseline;
    > dt {
      flex: 0 0 34%;
    }
    > dd:not([data-action]) {
      flex: 1 1 0;
      text-align: start;
    }
  }
  dd[data-action] {
    flex: none;
    text-align: end;
    /* Enlarges the touch target without making the row higher. */
    > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      margin-block: -10px;
    }
  }
  dd[data-price='true'] {
    flex: none;
    ${tabularFigures}
    white-space: nowrap;
  }
  /* On phones the term stands above the value, because a third of the window would break its words. */
  @media (width < 30em) {
    > div:has(> [data-action]) {
      flex-wrap: wrap;
      row-gap: 0;
      > dt {
        flex: 0 0 100%;
      }
    }
  }
  ${media.largeText} {
    > div {
      flex-wrap: wrap;
    }
    dd {
      text-align: start;
    }
  }
`;

/** Terms and values in rows. A row without a value is left out; without rows nothing is drawn. */
export function Facts({ items, size, isFramed = false, ...rest }: FactsProps) {
  const rows = items.filter(({ value }) => isFilled(value));
  if (rows.length === 0) return null;
  return (
    <Root {...rest} data-size={oneOf(sizes, size, 'm')} data-framed={isFramed}>
      {rows.map((item, index) => (
        <div key={item.id ?? index} data-total={item.isTotal ?? false}>
          <dt>{item.term}</dt>
          <dd data-price={item.isPrice ?? false}>{item.value}</dd>
          {item.action && <dd data-action="">{item.action}</dd>}
        </div>
      ))}
    </Root>
  );
}
