import { type ReactNode } from 'react';
import { useLinkComponent } from '../../link/LinkProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Links, Trademark } from './Drawer.styles';
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
  const Anchor = useLinkComponent();
  return (
    <>
      <Links role="list">
        {docPersonalData && (
          <li>
            <a href={docPersonalData} target="_blank" rel="noopener noreferrer">
              {labels.privacy_policy}
              <VisuallyHidden>{labels.new_tab}</VisuallyHidden>
            </a>
          </li>
        )}
        <li>
          <Anchor href={`/${encodeURIComponent(slug)}/ml`} onClick={onLeave}>
            {labels.legal_notice}
          </Anchor>
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
