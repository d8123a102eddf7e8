/** The first bytes of the font formats (OpenType, WOFF, WOFF2). */
const signatures: readonly (readonly [signature: string, mediaType: string])[] = [
  ['wOF2', 'font/woff2'],
  ['wOFF', 'font/woff'],
  ['OTTO', 'font/otf'],
  ['true', 'font/ttf'],
  ['\u0000\u0001\u0000\u0000', 'font/ttf'],
];

/** The media type of a font by its bytes; undefined for anything else. */
export function fontTypeOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 4);
  return signatures.find(([signature]) => signature === start)?.[1];
}

const FACE = /@font-face\s*\{[^{}]*\}/giu;
const COMMENT = /\/\*[\s\S]*?\*\//gu;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/giu;

/** The style sheet's `@font-face` rules alone: whatever else it says would change our pages. */
export function facesIn(css: string): string[] {
  return css.replace(COMMENT, '').match(FACE) ?? [];
}

/** Calls `place` with each absolute address of a rule's files; what it gives stands in its place. */
export function withAddresses(rule: string, base: string, place: (address: string) => string): string {
  return rule.replace(ADDRESS, (_whole, double?: string, single?: string, bare?: string) => {
    const written = double ?? single ?? bare ?? '';
    if (!URL.canParse(written, base)) return 'url("")';
    return `url("${place(new URL(written, base).href).replaceAll(/["\\\n]/gu, encodeURIComponent)}")`;
  });
}
