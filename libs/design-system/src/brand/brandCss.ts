import { type Brand } from './types';

/** A brand as the text of a <style>: its CSS variables and font faces. */
export function brandCss(brand: Brand): string {
  const variables = Object.entries(brand.variables).map(([name, value]) => `${name}:${value}`);
  return `${brand.fontFaces.join('')}:root{color-scheme:${brand.scheme};${variables.join(';')}}`;
}
