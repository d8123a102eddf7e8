export { brandFrom } from './brand/brandFrom';
export { brandCss } from './brand/brandCss';
export { type Brand, type BrandColors, type BrandFont, type BrandInput } from './brand/types';
