/** FNV-1a, 64 bits: the same text has the same fingerprint everywhere, any change of it another one. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** Are there words in it, beside markup and entities? */
const hasWords = (html: string) => /[\p{L}\p{N}]/u.test(html.replace(/<[^>]*>|&#?\w+;/gu, ''));

/**
 * Names the wording of a consent (decisions.md 29). The hotel's form gives its texts no version, so a text is its own, links
 * and all; where the hotel wrote none the app's words stand, the same in every language, and the consent's name names them.
 */
export function consentTextVersion(name: string, html: string | undefined): string {
  return `v1-${fingerprint(html !== undefined && hasWords(html) ? html : name)}`;
}
