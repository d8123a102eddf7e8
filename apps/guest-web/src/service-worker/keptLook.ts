/** The hotel's name and colours on the offline page. */
export interface KeptLook {
  /** The name, escaped as in the HTML. */
  name: string;
  /** CSS values, by the names of the brand's variables. */
  colors: Record<Color, string>;
}

const colors = ['page', 'text', 'primary', 'on-primary', 'primary-edge', 'focus'] as const;
type Color = (typeof colors)[number];

/** Only a colour: the value goes into a style sheet. */
const COLOR = '#[\\da-f]{3,8}';

/** Reads the last match: the brand's colours follow the default ones in the page. */
function colorIn(html: string, name: Color): string | undefined {
  return [...html.matchAll(new RegExp(`--ds-${name}:(${COLOR})[;}]`, 'giu'))].at(-1)?.[1];
}

/** The hotel's name and colours, read from a rendered page; undefined where one is missing. */
export function keptLook(html: string): KeptLook | undefined {
  const name = /<meta property="og:site_name" content="([^"<>]+)">/u.exec(html)?.[1];
  const found = colors.flatMap((color) => {
    // A page that an older release wrote has no edge colour; its fill is dark enough.
    const value = colorIn(html, color) ?? (color === 'primary-edge' ? colorIn(html, 'primary') : undefined);
    return value === undefined ? [] : [[color, value] as const];
  });
  if (name === undefined || found.length < colors.length) return undefined;
  return { name, colors: Object.fromEntries(found) as KeptLook['colors'] };
}
