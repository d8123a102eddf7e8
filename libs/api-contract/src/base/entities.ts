/** Names of the characters 160 to 255, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Other names that editors write, each followed by its character. */
const others =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ Yuml Ÿ Scaron Š scaron š ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ bull • hellip … prime ′ Prime ″ permil ‰ dagger † lsaquo ‹ rsaquo › euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ rArr ⇒ minus − le ≤ ge ≥ ne ≠ asymp ≈ infin ∞ hearts ♥ check ✓ star ☆ starf ★';

const named = new Map([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...[...others.matchAll(/(\w+) (.)/g)].map(([, name = '', character = '']) => [name, character] as const),
]);

/** Characters 128 to 159 of windows-1252. */
const old = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromCode(code: number): string {
  if (code >= 128 && code < 160) return old[code - 128] ?? '';
  const isNoCharacter = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return isNoCharacter || Number.isNaN(code) ? '\ufffd' : String.fromCodePoint(code);
}

/** Decodes `&eacute;`, `&#233;` and `&#xe9;`. Names that are not in the table stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+);?|#([0-9]+);?|([a-z][a-z0-9]*);)/gi,
    (all: string, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromCode(Number.parseInt(decimal, 10));
      return named.get(name ?? '') ?? all;
    },
  );
}
