import { iconNames, uiIconNames } from './generated/names';

export { iconNames, uiIconNames };

/** An icon name for the data of hotels. */
export type IconName = (typeof iconNames)[number];

/** An icon name for the user interface. */
export type UiIconName = (typeof uiIconNames)[number];

/** Whether a value from data is an icon name. */
export function isIconName(value: unknown): value is IconName {
  return (iconNames as readonly unknown[]).includes(value);
}
