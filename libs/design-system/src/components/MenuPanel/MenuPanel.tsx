import { type ReactNode } from 'react';
import { IconSlotView } from '../../icons/IconSlot';
import { useLinkComponent } from '../../link/LinkProvider';
import { type NavItem } from '../BottomBar/BottomBar';
import { SidePanel } from '../SidePanel/SidePanel';
import { Entry } from '../SidePanel/SidePanel.styles';
import { Contact } from './MenuPanel.styles';

/** Properties of `MenuPanel`. */
export interface MenuPanelProps {
  isOpen: boolean;
  /** Escape, the close button, or an entry was pressed. */
  onClose: () => void;
  /** Names the dialog and its navigation. */
  label: string;
  closeLabel: string;
  /** The logo. */
  top?: ReactNode;
  /** One or two `Button`s: phone, message. */
  contact?: ReactNode;
  items: readonly NavItem[];
  /** Language, legal links, the maker's mark. */
  foot?: ReactNode;
  id?: string;
}

/** The slide-in menu: a modal dialog whose backdrop bounces instead of closing. */
export function MenuPanel({ label, contact, items, ...frame }: MenuPanelProps) {
  const link = useLinkComponent();
  return (
    <SidePanel {...frame} aria-label={label}>
      {contact && <Contact>{contact}</Contact>}
      <nav aria-label={label}>
        {items.map((item) => (
          <Entry
            key={item.href}
            as={link}
            href={item.href}
            aria-current={item.isCurrent ? 'page' : undefined}
            onClick={frame.onClose}
          >
            {item.icon ? <IconSlotView icon={item.icon} size={24} /> : <span />}
            {item.label}
          </Entry>
        ))}
      </nav>
    </SidePanel>
  );
}
