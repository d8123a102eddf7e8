import { type ReactNode } from 'react';
import { useLinkComponent } from '../../link/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FootLink, Links, Trademark } from './Drawer.styles';
import { type DrawerLabels } from './drawerLabels';

interface DrawerFootProps {
  slug: string;
  docPersonalData?: string | null;
  labels: DrawerLabels;
  trademark?: ReactNode;
  onLeave: () => void;
}

/** Policy, legal notice, and whose work it is. */
export function DrawerFoot({ slug, docPersonalData, labels, trademark, onLeave }: DrawerFootProps) {
  const link = useLinkComponent();
  return (
    <>
      <Links role="list">
        {docPersonalData && (
          <li>
            <FootLink href={docPersonalData} target="_blank" rel="noopener noreferrer">
              {labels.privacy_policy} <VisuallyHidden>{labels.new_tab}</VisuallyHidden>
            </FootLink>
          </li>
        )}
        <li>
          <FootLink as={link} href={`/${encodeURIComponent(slug)}/ml`} onClick={onLeave}>
            {labels.legal_notice}
          </FootLink>
        </li>
      </Links>
      {trademark && (
        <Trademark>
          {labels.powered_by}
          {trademark}
        </Trademark>
      )}
    </>
  );
}
