import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { media } from '../../theme/media';
import { bar, color, radius, space } from '../../theme/tokens';

/** Properties of `SummaryCard`. */
export interface SummaryCardProps extends Omit<NativeProps<'div'>, 'children'> {
  /** A `Picture` at the head; windows that are not high do without. */
  picture?: ReactNode;
  /** What it comes to, short enough to stay in sight beside a long form. */
  children: ReactNode;
  /** The `ActionBar`: the foot of the card, and all that narrow windows show of it. None where the form has its own. */
  action?: ReactNode;
}

const Root = styled.div`
  ${media.belowLg} {
    && [data-action-bar] {
      position: fixed;
      inset: auto 0 0;
      padding: ${space.s3} ${space.gutter} calc(${space.s3} + ${bar.safe});
      border: 0;
      border-top: 1px solid ${color.line};
      border-radius: 0;
    }
    /* Where the bar would eat the screen it joins the page. */
    @media (max-width: 17em), (max-height: 22em) {
      && [data-action-bar] {
        position: static;
      }
    }
  }
  ${media.lg} {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    && [data-action-bar] {
      position: static;
      padding: ${space.s4} ${space.s6} ${space.s6};
      border: 0;
      border-radius: 0;
    }
  }
`;

const Summary = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    padding: ${space.s4} ${space.s6} 0;
    &:last-child {
      padding-bottom: ${space.s6};
    }
  }
`;

const Head = styled.div`
  display: none;
  ${media.lg} {
    display: block;
  }
  @media (max-height: 40em) {
    display: none;
  }
`;

/** Beside a form from 992 px: what it comes to, over the action. Below that the action alone, always in sight. */
export function SummaryCard({ picture, children, action, ...rest }: SummaryCardProps) {
  return (
    <Root {...rest} data-summary-card="">
      {picture && <Head>{picture}</Head>}
      <Summary>{children}</Summary>
      {action}
    </Root>
  );
}
