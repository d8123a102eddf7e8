import { type ReactElement } from 'react';
import { type IconSize } from './glyph/Glyph';
import { Icon } from './Icon';
import { type IconName, type UiIconName } from './iconNames';

/** An icon as a property: a name, drawn from the sprite in the right size, or an icon element. */
export type IconSlot = IconName | UiIconName | ReactElement | null | undefined | false;

/** Draws the icon of a slot. */
export function IconSlotView({ icon, size }: { icon: IconSlot; size: IconSize }) {
  if (!icon) return null;
  return typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon;
}
