/** How much of an element is recorded. A level holds for everything inside, and is never lowered there. */
export const Level = { plain: 0, obscured: 1, hidden: 2 } as const;
export type Level = (typeof Level)[keyof typeof Level];

/** An app's own rule for an element: the higher one of its level and ours counts. */
export type DomSanitizer = (element: Element) => Level;

/** Attributes that change the level of their element. */
export const levelAttributes: ReadonlyMap<string, Level> = new Map([
  ['data-private', Level.hidden],
  ['data-openreplay-hidden', Level.hidden],
  ['data-openreplay-htmlmasked', Level.hidden],
  ['data-openreplay-obscured', Level.obscured],
  ['data-openreplay-masked', Level.obscured],
  // What is written into such an element is typed, as into a field.
  ['contenteditable', Level.obscured],
]);

/** Elements with this attribute, and what they contain, are not in the recording at all. */
export const IGNORED_ATTRIBUTE = 'data-recording-ignored';

/** The level of an element whose parent has the level `inherited`; `names` are those of its attributes. */
export function levelOf(
  element: Element,
  inherited: Level,
  sanitizer?: DomSanitizer,
  names: readonly string[] = element.getAttributeNames(),
): Level {
  let level: number = inherited;
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] as string;
    const own = levelAttributes.get(name);
    if (own === undefined || own <= level) continue;
    if (name !== 'contenteditable' || element.getAttribute(name) !== 'false') level = own;
  }
  if (sanitizer && level !== Level.hidden) level = Math.max(level, sanitizer(element));
  // An app without types may answer any number.
  return level >= Level.hidden ? Level.hidden : level === Level.obscured ? Level.obscured : Level.plain;
}
