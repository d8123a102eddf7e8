import { type BrandFont, type BrandInput } from '../brand/types';

/** Storybook's font addresses are those of its build; in a bundle the address is a file of the hotel. */
const nameOf = (font: BrandFont | null | undefined) => (font?.value ? { value: font.value } : undefined);

/** A brand as the `customization` of a hotel's bundle (`hotel.json`). Empty values are left out. */
export function bundleJson(brand: BrandInput): string {
  const customization = {
    primaryColor: brand.primaryColor || undefined,
    secondaryColor: brand.secondaryColor || undefined,
    backgroundColor: brand.backgroundColor || undefined,
    isDarkText: brand.isDarkText ?? undefined,
    titleFontFamily: nameOf(brand.titleFontFamily),
    textFontFamily: nameOf(brand.textFontFamily),
    roundedCorners: brand.roundedCorners ?? undefined,
  };
  return JSON.stringify({ customization }, null, 2);
}
