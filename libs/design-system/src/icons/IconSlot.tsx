import { type ReactElement } from 'react';
import { type IconSize } from './Glyph';
import { Icon } from './Icon';
import { type IconName, type UiIconName } from './iconNames';

/** Where a component takes an icon: its name (drawn from the sprite at the right size) or an icon element. */
export type IconSlot = IconName | UiIconName | ReactElement | null | undefined | false;

/** Draws what an icon slot was given. */
export function IconSlotView({ icon, size }: { icon: IconSlot; size: IconSize }) {
  if (!icon) return null;
  return typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon;
}
