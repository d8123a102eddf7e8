import { type ReactNode } from 'react';
import { ExternalIcon } from '../../icons/generated/ExternalIcon';
import { IconSlotView } from '../../icons/IconSlot';
import { useLinkComponent } from '../../link/LinkProvider';
import { type NavItem } from '../BottomBar/BottomBar';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Entry } from './SidePanel.styles';

interface PanelEntriesProps {
  /** Names the navigation. */
  label: string;
  items: readonly NavItem[];
  /** Tells which addresses leave for a tab of their own; the others are paths of the app. */
  opensInNewTab?: (href: string) => boolean;
  /** Heard after a link that does. */
  newTabLabel: ReactNode;
  onChoose: () => void;
}

/** The navigation of a side panel. */
export function PanelEntries({ label, items, opensInNewTab, newTabLabel, onChoose }: PanelEntriesProps) {
  const link = useLinkComponent();
  return (
    <nav aria-label={label}>
      {items.map((item) => {
        const isAway = opensInNewTab?.(item.href) ?? false;
        return (
          <Entry
            key={item.href}
            {...(isAway ? { target: '_blank', rel: 'noopener noreferrer' } : { as: link })}
            href={item.href}
            aria-current={item.isCurrent ? 'page' : undefined}
            data-icon={Boolean(item.icon)}
            onClick={onChoose}
          >
            {item.icon && <IconSlotView icon={item.icon} size={24} />}
            <span>
              {item.label}
              {isAway && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
            </span>
            {isAway && <ExternalIcon size={20} />}
          </Entry>
        );
      })}
    </nav>
  );
}
