import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLinkComponent } from '../../link/LinkProvider';
import { space } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { type LegalLabels } from './labels';

interface LegalLinksProps {
  /** Address of the personal-data policy, opened in a new tab. */
  docPersonalData?: string | null;
  /** Address of the legal notice. */
  legalNotice?: string | null;
  labels: LegalLabels;
  /** A link was followed. */
  onLeave?: () => void;
}

const Root = styled.ul`
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

const Maker = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
`;

/** Policy and legal notice, at the foot of pages and drawers; nothing where a hotel has neither. */
export function LegalLinks({ docPersonalData, legalNotice, labels, onLeave }: LegalLinksProps) {
  const Anchor = useLinkComponent();
  const all = [
    ...(docPersonalData ? [{ href: docPersonalData, label: labels.privacy_policy, isDocument: true }] : []),
    ...(legalNotice ? [{ href: legalNotice, label: labels.legal_notice, isDocument: false }] : []),
  ];
  if (all.length === 0) return null;
  return (
    <Root role="list">
      {all.map(({ href, label, isDocument }) => (
        <li key={href}>
          <Anchor
            href={href}
            onClick={onLeave}
            {...(isDocument && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
            {isDocument && <VisuallyHidden> {labels.new_tab}</VisuallyHidden>}
          </Anchor>
        </li>
      ))}
    </Root>
  );
}

/** "Powered by" and the maker's logo or name. */
export function Trademark({ labels, children }: { labels: LegalLabels; children: ReactNode }) {
  return (
    <Maker>
      {labels.powered_by} {children}
    </Maker>
  );
}
