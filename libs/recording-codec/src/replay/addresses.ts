/** It names its origin, is empty, or means a part of the document itself. */
const IS_WHOLE = /^(?:$|#|[a-z][a-z\d+.-]*:)/iu;
const IN_STYLES = /(\burl\(\s*["']?|@import\s+["'])([^"'()\s]+)/giu;
const ATTRIBUTES = new Set(['src', 'href', 'xlink:href', 'poster']);

const absolute = (address: string, base: string): string =>
  IS_WHOLE.test(address) || !URL.canParse(address, base) ? address : new URL(address, base).href;

/** Styles whose addresses lead to where they were recorded, wherever the replica is. */
export const absoluteInStyles = (text: string, base: string): string =>
  text.replaceAll(IN_STYLES, (_, before: string, address: string) => before + absolute(address, base));

/** The same for an attribute. */
export function absoluteAttribute(name: string, value: string, base: string): string {
  if (name === 'style') return absoluteInStyles(value, base);
  return ATTRIBUTES.has(name) ? absolute(value, base) : value;
}
