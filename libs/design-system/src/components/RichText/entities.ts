/** Names of the characters 160 to 255, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** The rest of what editors write; a browser knows the others. */
const named = new Map<string, string>([
  ...latin.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Yuml', 'Ÿ'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['thinsp', '\u2009'],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['bull', '•'],
  ['hellip', '…'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['euro', '€'],
  ['trade', '™'],
  ['larr', '←'],
  ['rarr', '→'],
]);

/** What numbers 128 to 159 mean in old texts (windows-1252); a gap stays as it is. */
const old = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromCode(code: number): string {
  if (code >= 128 && code < 160) return old[code - 128] ?? '';
  const isNoCharacter = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return isNoCharacter || Number.isNaN(code) ? '\ufffd' : String.fromCodePoint(code);
}

/** Reads `&eacute;`, `&#233;` and `&#xe9;`; `onUnknown` hears of a name that only a browser may know. */
export function decodeEntities(text: string, onUnknown?: () => void): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]+);?|#([0-9]+);?|([a-z][a-z0-9]*);?)/gi,
    (all: string, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return fromCode(Number.parseInt(hex, 16));
      if (decimal !== undefined) return fromCode(Number.parseInt(decimal, 10));
      const known = all.endsWith(';') && name !== undefined ? named.get(name) : undefined;
      if (known === undefined) onUnknown?.();
      return known ?? all;
    },
  );
}
