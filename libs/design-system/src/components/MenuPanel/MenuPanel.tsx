import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { lockScroll } from '../../hooks/useScrollLock';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { IconSlotView } from '../../icons/IconSlot';
import { useLinkComponent } from '../../link/LinkProvider';
import { type NavItem } from '../BottomBar/BottomBar';
import { IconButton } from '../IconButton/IconButton';
import { Contact, Entry, Foot, Root, Sheet, Top } from './MenuPanel.styles';

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
export function MenuPanel({
  isOpen,
  onClose,
  label,
  closeLabel,
  top,
  contact,
  items,
  foot,
  id,
}: MenuPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useLinkComponent();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const release = lockScroll();
    element.showModal();
    return () => {
      // Closing gives the focus back, which may scroll; the page's own place comes last.
      element.close();
      release();
    };
  }, [isOpen]);

  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handlePress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.dataset.bounces = 'true';
  };

  return (
    <Root
      ref={dialog}
      id={id}
      aria-label={label}
      onCancel={handleCancel}
      onClick={handlePress}
      onAnimationEnd={(event) => delete event.currentTarget.dataset.bounces}
    >
      <Sheet>
        <Top>
          {top}
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </Top>
        {contact && <Contact>{contact}</Contact>}
        <nav aria-label={label}>
          {items.map((item) => (
            <Entry
              key={item.href}
              as={link}
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              onClick={onClose}
            >
              {item.icon ? <IconSlotView icon={item.icon} size={24} /> : <span />}
              {item.label}
            </Entry>
          ))}
        </nav>
        {foot && <Foot>{foot}</Foot>}
      </Sheet>
    </Root>
  );
}
