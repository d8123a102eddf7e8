import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { bar, color, font, space } from '../../theme/tokens';

const clearances = ['none', 'tabs'] as const;

/** Properties of `Footer`. */
export interface FooterProps extends NativeProps<'footer'> {
  /** The quiet logo. */
  logo?: ReactNode;
  /** Names the links. */
  linksLabel?: string;
  links?: readonly { href: string; label: ReactNode }[];
  /** Leaves room for the fixed tab bar of phones. */
  clears?: (typeof clearances)[number];
}

const Root = styled.footer`
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  font-size: ${font.xs};
  ${media.mobile} {
    &[data-clears='tabs'] {
      padding-bottom: calc(${bar.tabs} + ${bar.safe});
    }
  }
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
  align-items: center;
  max-width: calc(1120px + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.s4} ${space.gutter};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s4};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Nav = styled.nav`
  ${media.desktop} {
    margin-left: auto;
  }
`;

/** The end of every page: logo, legal links, address. */
export function Footer({ logo, linksLabel, links = [], clears, children, ...rest }: FooterProps) {
  const Anchor = useLinkComponent();
  return (
    <Root {...rest} data-clears={oneOf(clearances, clears, 'none')}>
      <Inner>
        {logo}
        {children}
        {links.length > 0 && (
          <Nav aria-label={linksLabel}>
            <Links role="list">
              {links.map((item) => (
                <li key={item.href}>
                  <Anchor href={item.href}>{item.label}</Anchor>
                </li>
              ))}
            </Links>
          </Nav>
        )}
      </Inner>
    </Root>
  );
}
