import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { cardFrame } from '../../internal/styles';
import { media } from '../../theme/media';
import { bar, color, space } from '../../theme/tokens';

export interface SummaryCardProps extends Omit<NativeProps<'div'>, 'children'> {
  /** A `Picture` at the head. Hidden in windows of little height. */
  picture?: ReactNode;
  /** The summary without its total, short enough to stay visible beside a long form. */
  children: ReactNode;
  /** The page's only `ActionBar`, with the total, at the foot. Under 992 px it is the only visible part. */
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
    /* In small windows the bar is part of the page, not fixed. */
    @media (max-width: 17em), (max-height: 22em) {
      && [data-action-bar] {
        position: static;
      }
    }
  }
  ${media.lg} {
    html:has(&& > [data-action-bar]) {
      --ds-bar: 0px;
    }
    overflow: hidden;
    ${cardFrame}
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

/** A summary with its action beside a form, from 992 px. Below, only the action, fixed at the bottom. */
export function SummaryCard({ picture, children, action, ...rest }: SummaryCardProps) {
  return (
    <Root {...rest} data-summary-card="">
      {picture && <Head>{picture}</Head>}
      <Summary>{children}</Summary>
      {action}
    </Root>
  );
}
