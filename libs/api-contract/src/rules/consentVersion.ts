/** FNV-1a, 64 bits: the same text has the same fingerprint on page and server. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** Does the HTML hold any letter or digit beside its markup and entities? */
const hasWords = (html: string) => /[\p{L}\p{N}]/u.test(html.replace(/<[^>]*>|&#?\w+;/gu, ''));

/**
 * Names the wording that a guest agreed to. The hotel's form gives its texts no version, so the version is a
 * fingerprint of the text with its links. Where the hotel wrote no text, the app's own words are shown, and the
 * consent's name stands for them in every language.
 */
export function consentTextVersion(name: string, html: string | undefined): string {
  return `v1-${fingerprint(html !== undefined && hasWords(html) ? html : name)}`;
}
