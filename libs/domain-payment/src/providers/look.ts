import { color, radius } from '@guest/design-system';

/** The variables of the design system that foreign fields wear, by the names they have there. */
const tokens = {
  surface: color.surface,
  text: color.text,
  muted: color.textMuted,
  line: color.line,
  primary: color.primary,
  /** For lines and marks, where a bright fill could not be seen. */
  edge: color.primaryEdge,
  'on-primary': color.onPrimary,
  danger: color.danger,
  sunken: color.sunken,
  radius: radius.control,
} as const;
export type Look = Record<keyof typeof tokens, string>;

/** The hotel's colours at an element, as plain values: another document knows no variables of ours. */
export function lookOf(host: HTMLElement): Look {
  const style = getComputedStyle(host);
  const valueOf = (token: string) =>
    style.getPropertyValue(/var\((?<name>--[^)]+)\)/u.exec(token)?.groups?.name ?? '').trim();
  return Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, valueOf(token)])) as Look;
}
