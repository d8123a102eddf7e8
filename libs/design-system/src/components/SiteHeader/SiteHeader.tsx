import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { currentLine } from '../../internal/styles';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';
import { type NavItem } from '../BottomBar/BottomBar';

const heights = [80, 110] as const;

export interface SiteHeaderProps extends Omit<NativeProps<'header'>, 'children'> {
  /** A `Logo` that leads home. */
  logo?: ReactNode;
  /** Name of the navigation. */
  navLabel: string;
  /** The entries, the current one marked. Without any there is no navigation. */
  items?: readonly NavItem[];
  /** Language and menu buttons, at the end. */
  actions?: ReactNode;
  /** Pixels, the line included. Default: 80. */
  height?: (typeof heights)[number];
  /** Draws a line below. `false` above a hero. */
  hasLine?: boolean;
  /** Centres the logo, for a header without navigation. */
  isCentred?: boolean;
}

const Root = styled.header`
  position: relative;
  background: ${color.page};
  /* Absolute, so that the line does not change the height of the header. */
  &[data-line='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-bottom: 1px solid ${color.line};
  }
  ${media.mobile} {
    display: none;
  }
`;

const Inner = styled.div`
  display: flex;
  gap: ${space.s3} ${space.s8};
  align-items: center;
  max-width: calc(1120px + 2 * ${space.gutter});
  min-height: 80px;
  margin-inline: auto;
  padding: 8px ${space.gutter};
  /* The longest name leaves room for the navigation. */
  > :first-child:not(nav) {
    max-width: 40%;
  }
  &[data-height='110'] {
    min-height: 110px;
  }
  &[data-centred='true'] {
    justify-content: center;
    /* Equal space before and after the logo. */
    &::before,
    > :nth-child(2) {
      content: '';
      flex: 1;
    }
  }
`;

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  justify-content: flex-end;
  /* Keeps one line. Hidden entries stand in the menu. */
  ${media.belowLg} {
    > :nth-child(n + 4) {
      display: none;
    }
  }
  ${media.belowXl} {
    > :nth-child(n + 5) {
      display: none;
    }
  }
`;

const Entry = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 14px;
  border-radius: ${radius.control};
  font-size: ${font.s};
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    color: ${color.primaryInk};
    font-weight: ${font.semibold};
  }
  ${currentLine}
`;

const Nav = styled.nav`
  flex: 1;
  min-width: 0;
`;

const End = styled.div`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  justify-content: flex-end;
  /* Aligns the last label, not its touch target, with the end of the page. */
  margin: 0 -12px 0 auto;
`;

/** The header of every page from 720 px. */
export function SiteHeader({
  logo,
  navLabel,
  items = [],
  actions,
  height,
  hasLine = true,
  isCentred = false,
  ...rest
}: SiteHeaderProps) {
  const link = useLinkComponent();
  return (
    <Root {...rest} data-site-header="" data-line={hasLine}>
      <Inner data-height={oneOf(heights, height, 80)} data-centred={isCentred}>
        {logo}
        {items.length > 0 && (
          <Nav aria-label={navLabel}>
            <Items role="list">
              {items.map((item) => (
                <li key={item.href}>
                  <Entry as={link} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                    {item.label}
                  </Entry>
                </li>
              ))}
            </Items>
          </Nav>
        )}
        {actions && <End>{actions}</End>}
      </Inner>
    </Root>
  );
}
