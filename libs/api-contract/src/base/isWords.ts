/** Elements of editors and of attacks. Anything else between angle brackets is words: `<3`, `<a@b.fr>`. */
const TAGS =
  'a|abbr|address|article|audio|b|base|blockquote|body|br|button|center|code|del|details|div|dl|dt|dd|em|embed|figure|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|li|link|mark|math|meta|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|thead|title|tr|u|ul|video';
const MARKUP = new RegExp(
  `</?(?:${TAGS})(?:[\\s/][^<>]*)?>|<!--|&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,7});`,
  'iu',
);

/** Whether a text is words alone, without elements or entities of HTML. `10 < 12` and `a & b` are. */
export function isWords(text: string): boolean {
  return !MARKUP.test(text);
}

/** What is expected where a text is HTML. */
export const WORDS = 'words without HTML';
