import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { useLinkComponent } from '../../link/LinkProvider';
import { media } from '../../theme/media';
import { bar, color, font, space } from '../../theme/tokens';
import { frenchDrawerLabels, type DrawerLabels } from '../Drawer/drawerLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const clearances = ['none', 'tabs'] as const;

/** The words of a footer that a hotel may leave out; spelled as in its data. */
export type FooterLabels = Pick<DrawerLabels, 'powered_by' | 'privacy_policy' | 'legal_notice' | 'new_tab'>;

/** Properties of `Footer`. */
export interface FooterProps extends NativeProps<'footer'> {
  /** The quiet logo. */
  logo?: ReactNode;
  /** Names the links. */
  linksLabel?: string;
  links?: readonly { href: string; label: ReactNode }[];
  /** Address of the personal-data policy, opened in a tab of its own. */
  docPersonalData?: string | null;
  /** Address of the legal notice. */
  legalNotice?: string | null;
  /** The maker's logo or name, after "Powered by". */
  trademark?: ReactNode;
  /** French where left out. */
  labels?: Partial<FooterLabels>;
  /** What the site header has, where a page goes without it; phones have their top bar. */
  actions?: ReactNode;
  /** Leaves room for the fixed tab bar of phones. */
  clears?: (typeof clearances)[number];
}

const Root = styled.footer`
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  font-size: ${font.xs};
  /* Nothing to say: it only leaves room for what is fixed. */
  &[data-empty='true'] {
    border: 0;
  }
  ${media.mobile} {
    &[data-clears='tabs'] {
      padding-bottom: calc(${bar.tabs} + ${bar.safe} + var(--ds-float, 0px));
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
  /* Its words can be scrolled out from below what says that something is late. */
  html:has([data-slow-line]) & {
    padding-bottom: 96px;
  }
  /* What floats in the corner has a column of its own, or stands beside the page where that is wide enough. */
  html:has([data-floating-button]) & {
    padding-right: calc(${space.gutter} + clamp(0px, 656px - 50vw, 64px));
  }
  /* On phones it stands in the bar of a form's action. */
  ${media.mobile} {
    html:has([data-floating-button]):has([data-action-bar]) & {
      padding-right: ${space.gutter};
    }
  }
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

const Actions = styled.span`
  ${media.mobile} {
    display: none;
  }
`;

const Trademark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
`;

/** The end of every page: logo, legal links, whose work it is. */
export function Footer({
  logo,
  linksLabel,
  links = [],
  docPersonalData,
  legalNotice,
  trademark,
  labels,
  actions,
  clears,
  children,
  ...rest
}: FooterProps) {
  const Anchor = useLinkComponent();
  const words = { ...frenchDrawerLabels, ...labels };
  const all = [
    ...links.map((link) => ({ ...link, isDocument: false })),
    ...(docPersonalData ? [{ href: docPersonalData, label: words.privacy_policy, isDocument: true }] : []),
    ...(legalNotice ? [{ href: legalNotice, label: words.legal_notice, isDocument: false }] : []),
  ];
  const isEmpty = !logo && !trademark && !children && !actions && all.length === 0;
  return (
    <Root {...rest} data-clears={oneOf(clearances, clears, 'none')} data-empty={isEmpty}>
      <Inner>
        {logo}
        {trademark && (
          <Trademark>
            {words.powered_by} {trademark}
          </Trademark>
        )}
        {children}
        {actions && <Actions data-footer-actions="">{actions}</Actions>}
        {all.length > 0 && (
          <Nav aria-label={linksLabel}>
            <Links role="list">
              {all.map(({ href, label, isDocument }) => (
                <li key={href}>
                  <Anchor href={href} {...(isDocument && { target: '_blank', rel: 'noopener noreferrer' })}>
                    {label}
                    {isDocument && <VisuallyHidden> {words.new_tab}</VisuallyHidden>}
                  </Anchor>
                </li>
              ))}
            </Links>
          </Nav>
        )}
      </Inner>
    </Root>
  );
}
