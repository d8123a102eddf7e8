/** How much of an element is recorded. A level holds for everything inside, and is never lowered there. */
export const Level = { plain: 0, obscured: 1, hidden: 2 } as const;
export type Level = (typeof Level)[keyof typeof Level];

/** An app's own rule for an element: the higher one of its level and ours counts. */
export type DomSanitizer = (element: Element) => Level;

const HIDDEN = ['data-private', 'data-openreplay-hidden', 'data-openreplay-htmlmasked'];
const OBSCURED = ['data-openreplay-obscured', 'data-openreplay-masked'];
/** A change of one of these changes the level. */
export const levelAttributes: ReadonlySet<string> = new Set([...HIDDEN, ...OBSCURED, 'contenteditable']);

/** Elements with this attribute, and what they contain, are not in the recording at all. */
export const IGNORED_ATTRIBUTE = 'data-recording-ignored';

/** What is written into such an element is typed, as into a field. */
const isEditable = (element: Element) => (element.getAttribute('contenteditable') ?? 'false') !== 'false';

const hasAny = (element: Element, names: readonly string[]) =>
  names.some((name) => element.hasAttribute(name));

/** The level of an element whose parent has the level `inherited`. */
export function levelOf(element: Element, inherited: Level, sanitizer?: DomSanitizer): Level {
  if (inherited === Level.hidden || hasAny(element, HIDDEN)) return Level.hidden;
  const own = hasAny(element, OBSCURED) || isEditable(element) ? Level.obscured : Level.plain;
  const highest = Math.max(own, inherited, sanitizer?.(element) ?? Level.plain);
  return highest >= Level.hidden ? Level.hidden : highest === Level.obscured ? Level.obscured : Level.plain;
}
