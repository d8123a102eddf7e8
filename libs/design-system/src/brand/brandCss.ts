import { type Brand } from './types';

/** A brand as text for a <style>: variables of the page and the faces of its fonts. */
export function brandCss(brand: Brand): string {
  const variables = Object.entries(brand.variables).map(([name, value]) => `${name}:${value}`);
  return `${brand.fontFaces.join('')}:root{color-scheme:${brand.scheme};${variables.join(';')}}`;
}
