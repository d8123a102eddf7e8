import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconSlotView } from '../../icons/IconSlot';
import { type NativeProps } from '../../internal/native';
import { useOwnOrGiven } from '../../internal/useOwnOrGiven';
import { useLinkComponent } from '../../link/LinkProvider';
import { type NavItem } from '../BottomBar/BottomBar';
import { Hamburger } from '../Hamburger/Hamburger';
import { Actions, Collapse, Entry, Inner, Items, Root, Toggle } from './Navbar.styles';

export interface NavbarProps extends Omit<NativeProps<'header'>, 'children' | 'onToggle'> {
  /** Name of the navigation. */
  label: string;
  /** Name of the button that opens it under 992 px. */
  toggleLabel: string;
  /** The entries, the current one marked. */
  items: readonly NavItem[];
  /** A `Logo` at the start. */
  logo?: ReactNode;
  /** A link or small buttons at the end: language. */
  actions?: ReactNode;
  /** Whether it is open, when the caller keeps the state. */
  isExpanded?: boolean;
  /** Reports that the list was opened or closed. */
  onToggle?: (isExpanded: boolean) => void;
  /** Closes the list when an entry is chosen. */
  collapsesOnSelect?: boolean;
}

/** A navigation: one line from 992 px, a list behind a hamburger button below. */
export function Navbar({
  label,
  toggleLabel,
  items,
  logo,
  actions,
  isExpanded: given,
  onToggle,
  collapsesOnSelect = false,
  ...rest
}: NavbarProps) {
  const [isExpanded, setExpanded] = useOwnOrGiven(given, false, onToggle);
  const toggle = useRef<HTMLButtonElement>(null);
  const link = useLinkComponent();
  const id = useId();

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isExpanded) return;
    setExpanded(false);
    toggle.current?.focus();
  };

  return (
    <Root {...rest} onKeyDown={handleKey}>
      <Inner>
        {logo}
        <Toggle>
          <Hamburger
            ref={toggle}
            label={toggleLabel}
            isOpen={isExpanded}
            onToggle={setExpanded}
            size={28}
            aria-controls={id}
          />
        </Toggle>
        <Collapse id={id} data-expanded={isExpanded}>
          <nav aria-label={label}>
            <Items role="list">
              {items.map((item) => (
                <li key={item.href}>
                  <Entry
                    as={link}
                    href={item.href}
                    aria-current={item.isCurrent ? 'page' : undefined}
                    onClick={collapsesOnSelect && isExpanded ? () => setExpanded(false) : undefined}
                  >
                    <IconSlotView icon={item.icon} size={24} />
                    {item.label}
                  </Entry>
                </li>
              ))}
            </Items>
          </nav>
          {actions && <Actions>{actions}</Actions>}
        </Collapse>
      </Inner>
    </Root>
  );
}
