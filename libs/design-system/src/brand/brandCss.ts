import { type Brand } from './types';

/** What an element takes from the page around it, and must take from its own brand instead. */
const OWN_GROUND =
  'color:var(--ds-text);background:var(--ds-page-fill,var(--ds-page));font-family:var(--ds-font-text);';

/** Variables that not every brand sets: those of a brand around it must not shine through. */
const OPTIONAL = { '--ds-page-fill': 'initial', '--ds-scene-ground': 'initial' };

/**
 * A brand as the text of a <style>: its CSS variables and font faces. With a selector (`[data-brand='spa']`) it holds
 * for those elements alone, which also get its ground, its text colour and its font: a section in another brand, or a
 * dark one on a light page. Scopes may lie inside each other. The selector is inserted unchanged: never a text of a
 * guest or a hotel.
 */
export function brandCss(brand: Brand, selector = ':root'): string {
  const isPage = selector === ':root';
  const all = isPage ? brand.variables : { ...OPTIONAL, ...brand.variables };
  const variables = Object.entries(all).map(([name, value]) => `${name}:${value}`);
  const ground = isPage ? '' : OWN_GROUND;
  return `${brand.fontFaces.join('')}${selector}{color-scheme:${brand.scheme};${ground}${variables.join(';')}}`;
}
