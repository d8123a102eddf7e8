import { type Key, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** One row of `Facts`. */
export interface Fact {
  id?: Key;
  term: ReactNode;
  value: ReactNode;
  /** Figures in tabular numbers on one line. */
  isPrice?: boolean;
  /** A link or small button after the value: "Change". */
  action?: ReactNode;
  /** The sum under a strong line. */
  isTotal?: boolean;
}

const sizes = ['s', 'm'] as const;

/** Properties of `Facts`. */
export interface FactsProps extends Omit<NativeProps<'dl'>, 'children'> {
  items: readonly Fact[];
  size?: (typeof sizes)[number];
  /** Lines above and below too. */
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
  /* With an action the value reads on from its name; the actions stand below each other. */
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
    /* A finger finds it; the row stays as low as its words. */
    > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
      margin-block: -10px;
    }
  }
  dd[data-price='true'] {
    flex: none;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  /* On a phone the name stands above: a third of the window would break its words. */
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

/** Names and values in rows; the last may be a total. */
export function Facts({ items, size, isFramed = false, ...rest }: FactsProps) {
  return (
    <Root {...rest} data-size={oneOf(sizes, size, 'm')} data-framed={isFramed}>
      {items.map((item, index) => (
        <div key={item.id ?? index} data-total={item.isTotal ?? false}>
          <dt>{item.term}</dt>
          <dd data-price={item.isPrice ?? false}>{item.value}</dd>
          {item.action && <dd data-action="">{item.action}</dd>}
        </div>
      ))}
    </Root>
  );
}
