import { type MouseEventHandler, type ReactNode } from 'react';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { MenuIcon } from '../../icons/generated/MenuIcon';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { Root, Tab } from './BottomBar.styles';

/** An entry of a navigation. */
export interface NavItem {
  /** The address. Also the key of the entry, so it is unique in its list. */
  href: string;
  /** The name, one or two words in a tab bar. */
  label: ReactNode;
  /** Drawn above the label in a tab bar, before it in a list. A site header draws none. */
  icon?: IconSlot;
  /** Marks the page that is open (`aria-current`). */
  isCurrent?: boolean;
}

/** The last tab, which opens the menu. */
export interface MoreButton {
  /** The name of the tab. */
  label: ReactNode;
  /** Opens the menu. */
  onClick: MouseEventHandler;
  /** Whether the menu is open, for screen readers. */
  isExpanded?: boolean;
}

export interface BottomBarProps extends Omit<NativeProps<'nav'>, 'children'> {
  /** Name of the navigation, for screen readers. */
  label: string;
  /** At most four, beside the `more` button. */
  items: readonly NavItem[];
  /** A last tab that is a button, usually for the menu. */
  more?: MoreButton;
}

/** The tab bar of phones, fixed at the bottom. Hidden from 720 px. */
export function BottomBar({ label, items, more, ...rest }: BottomBarProps) {
  const link = useLinkComponent();
  return (
    <Root aria-label={label} {...rest} data-bottom-bar="">
      {items.map((item) => (
        <Tab key={item.href} as={link} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          <IconSlotView icon={item.icon} size={28} />
          {item.label}
        </Tab>
      ))}
      {more && (
        <Tab
          as="button"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={more.isExpanded}
          onClick={more.onClick}
        >
          <MenuIcon size={28} />
          {more.label}
        </Tab>
      )}
    </Root>
  );
}
