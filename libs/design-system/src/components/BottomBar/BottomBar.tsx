import { type MouseEventHandler, type ReactNode } from 'react';
import { IconSlotView, type IconSlot } from '../../icons/IconSlot';
import { MenuIcon } from '../../icons/generated/MenuIcon';
import { type NativeProps } from '../../internal/native';
import { useLinkComponent } from '../../link/LinkProvider';
import { Root, Tab } from './BottomBar.styles';

/** An entry of a navigation. */
export interface NavItem {
  href: string;
  label: ReactNode;
  icon?: IconSlot;
  isCurrent?: boolean;
}

/** The last tab, which opens the menu. */
export interface MoreButton {
  label: ReactNode;
  onPress: MouseEventHandler;
  isExpanded?: boolean;
}

export interface BottomBarProps extends Omit<NativeProps<'nav'>, 'children'> {
  label: string;
  /** At most four, beside the `more` button. */
  items: readonly NavItem[];
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
          onClick={more.onPress}
        >
          <MenuIcon size={28} />
          {more.label}
        </Tab>
      )}
    </Root>
  );
}
