import { iconNames, uiIconNames } from './generated/names';

export { iconNames, uiIconNames };

/** A name that a hotel may use in its data. */
export type IconName = (typeof iconNames)[number];

/** A name that only the interface uses. */
export type UiIconName = (typeof uiIconNames)[number];

/** Tells whether a text from data names a hotel icon. */
export function isIconName(value: unknown): value is IconName {
  return (iconNames as readonly unknown[]).includes(value);
}
