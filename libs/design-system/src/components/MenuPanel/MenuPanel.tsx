import { type ReactNode } from 'react';
import { type NavItem } from '../BottomBar/BottomBar';
import { PanelEntries } from '../SidePanel/PanelEntries';
import { SidePanel } from '../SidePanel/SidePanel';
import { Contact, ContactActions } from './MenuPanel.styles';

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
  /** Below them: e-mail address, way to the hotel. */
  contactDetails?: ReactNode;
  items: readonly NavItem[];
  /** Tells which addresses leave for a tab of their own; the others are paths of the app. */
  opensInNewTab?: (href: string) => boolean;
  /** Heard after a link that does. */
  newTabLabel?: ReactNode;
  /** Language, legal links, the maker's mark. */
  foot?: ReactNode;
  id?: string;
}

/** The slide-in menu: a modal dialog whose backdrop bounces instead of closing. */
export function MenuPanel({
  label,
  contact,
  contactDetails,
  items,
  opensInNewTab,
  newTabLabel,
  ...frame
}: MenuPanelProps) {
  return (
    <SidePanel {...frame} aria-label={label}>
      {(contact || contactDetails) && (
        <Contact>
          {contact && <ContactActions>{contact}</ContactActions>}
          {contactDetails}
        </Contact>
      )}
      <PanelEntries
        label={label}
        items={items}
        opensInNewTab={opensInNewTab}
        newTabLabel={newTabLabel}
        onChoose={frame.onClose}
      />
    </SidePanel>
  );
}
