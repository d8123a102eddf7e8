import { type Brand, type BrandColors, type BrandInput } from './types';

/** Solves a hotel's customization to a palette that can be read. */
export function brandFrom(input: BrandInput = {}): Brand {
  const scheme = input.isDarkText === false ? 'dark' : 'light';
  return {
    scheme,
    colors: {} as BrandColors,
    variables: {},
    fontFaces: [],
    fontStylesheets: [],
    warnings: [],
  };
}
