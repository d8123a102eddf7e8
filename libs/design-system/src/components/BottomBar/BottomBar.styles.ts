import { styled } from 'styled-components';
import { mutedXs } from '../../internal/styles';
import { media } from '../../theme/media';
import { bar, color, font, layer, radius } from '../../theme/tokens';

export const Root = styled.nav`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto 0 0;
  display: grid;
  /* Each tab is as wide as its label and a share of the rest, so that a long label stays on one line. */
  grid-auto-columns: auto;
  grid-auto-flow: column;
  min-height: calc(${bar.tabs} + ${bar.safe});
  padding-bottom: ${bar.safe};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${media.mobile} {
    html:has(&) {
      --ds-bar: ${bar.tabs};
    }
  }
  ${media.short} {
    position: static;
    html:has(&) {
      --ds-bar: 0px;
    }
  }
  ${media.desktop} {
    display: none;
  }
`;

export const Tab = styled.a`
  position: relative;
  display: grid;
  gap: 2px;
  align-content: center;
  justify-items: center;
  min-width: 0;
  padding: 4px 0;
  border: 0;
  background: none;
  ${mutedXs}
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: 0;
    width: 32px;
    height: 3px;
    border-radius: 0 0 ${radius.pill} ${radius.pill};
    background: ${color.primaryEdge};
  }
  ${media.largeText} {
    /* Keeps words whole in a quarter of a small screen. */
    font-size: max(0.4rem, 13px);
    > svg {
      width: 24px;
      height: 24px;
    }
  }
  ${media.forcedColors} {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;
