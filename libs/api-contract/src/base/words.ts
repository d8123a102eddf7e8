import * as v from 'valibot';

/** A tag, a comment or an entity. `<3` and `<a@b.fr>` are none. */
const MARKUP = /<(?:\/?[a-z][a-z\d-]*(?:[\s/][^<>]*)?>|!--)|&(?:#\w{1,8}|[a-z][a-z\d]{1,7});/iu;

/** Whether a text is words alone, without elements or entities of HTML. `10 < 12` and `a & b` are. */
export function isWords(text: string): boolean {
  return !MARKUP.test(text);
}

/** What is expected where a text is HTML. */
export const WORDS = 'words without HTML';

/**
 * A text of the hotel that is shown as it is written. HTML in it is another form of its words, which
 * `read-leniently` reads.
 */
export const Words = v.pipe(v.string(), v.check(isWords, WORDS));
