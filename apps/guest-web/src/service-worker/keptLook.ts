/** As much of a hotel as a page needs that has nothing but what this device kept. */
export interface KeptLook {
  /** As it stands in HTML. */
  name: string;
  /** Values of CSS, by the names of the brand's variables. */
  colors: Record<Color, string>;
}

const colors = ['page', 'text', 'primary', 'on-primary', 'focus'] as const;
type Color = (typeof colors)[number];

/** A colour and nothing else: what a page says goes into a style sheet. */
const COLOR = '#[\\da-f]{3,8}';

/** The last one: a brand's colours stand behind those of no hotel. */
function colorIn(html: string, name: Color): string | undefined {
  return [...html.matchAll(new RegExp(`--ds-${name}:(${COLOR})[;}]`, 'giu'))].at(-1)?.[1];
}

/** The hotel's name and colours, read from a page of it that the server made; undefined where it has not all of them. */
export function keptLook(html: string): KeptLook | undefined {
  const name = /<meta property="og:site_name" content="([^"<>]+)">/u.exec(html)?.[1];
  const found = colors.flatMap((color) => {
    const value = colorIn(html, color);
    return value === undefined ? [] : [[color, value] as const];
  });
  if (name === undefined || found.length < colors.length) return undefined;
  return { name, colors: Object.fromEntries(found) as KeptLook['colors'] };
}
