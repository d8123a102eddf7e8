import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type NativeProps } from '../../internal/native';
import { oneOf } from '../../internal/oneOf';
import { mutedXs } from '../../internal/styles';
import { media } from '../../theme/media';
import { bar, color, space } from '../../theme/tokens';
import { frenchLegalLabels, type LegalLabels } from '../LegalLinks/labels';
import { LegalLinks, Trademark } from '../LegalLinks/LegalLinks';

const clearances = ['none', 'tabs'] as const;

export interface FooterProps extends NativeProps<'footer'> {
  /** Name of the navigation. */
  linksLabel?: string;
  /** Address of the personal-data policy, which opens in a new tab. */
  docPersonalData?: string | null;
  /** Address of the legal notice. */
  legalNotice?: string | null;
  /** The logo or name of the product's maker, after "Powered by". */
  trademark?: ReactNode;
  /** Default: French. */
  labels?: Partial<LegalLabels>;
  /** The actions of the site header, for pages without one. Hidden on phones, which have a top bar. */
  actions?: ReactNode;
  /** Leaves room for the tab bar of phones. */
  clears?: (typeof clearances)[number];
}

const Root = styled.footer`
  border-top: 1px solid ${color.line};
  ${mutedXs}
  /* An empty footer only leaves room for fixed bars. */
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
  /* Leaves room below the text for the slow line. */
  html:has([data-slow-line]) & {
    padding-bottom: 96px;
  }
  /* Leaves room at the end for the floating button, unless the window is wider than the page. */
  html:has([data-floating-button]) & {
    padding-right: calc(${space.gutter} + clamp(0px, 656px - 50vw, 64px));
  }
  /* On phones the button stands in the action bar. */
  ${media.mobile} {
    html:has([data-floating-button]):has([data-action-bar]) & {
      padding-right: ${space.gutter};
    }
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

/** The end of every page: trademark and legal links. */
export function Footer({
  linksLabel,
  docPersonalData,
  legalNotice,
  trademark,
  labels,
  actions,
  clears,
  children,
  ...rest
}: FooterProps) {
  const words = { ...frenchLegalLabels, ...labels };
  const hasLinks = Boolean(docPersonalData) || Boolean(legalNotice);
  const isEmpty = !trademark && !children && !actions && !hasLinks;
  return (
    <Root {...rest} data-clears={oneOf(clearances, clears, 'none')} data-empty={isEmpty}>
      <Inner>
        {trademark && <Trademark labels={words}>{trademark}</Trademark>}
        {children}
        {actions && <Actions data-footer-actions="">{actions}</Actions>}
        {hasLinks && (
          <Nav aria-label={linksLabel}>
            <LegalLinks {...{ docPersonalData, legalNotice, labels: words }} />
          </Nav>
        )}
      </Inner>
    </Root>
  );
}
