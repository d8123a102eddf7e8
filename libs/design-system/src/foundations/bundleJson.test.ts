import { expect, it } from 'vitest';
import { bundleJson } from './bundleJson';

it('writes a brand with the names of a hotel bundle, without the font addresses of Storybook', () => {
  const brand = {
    primaryColor: '#16a5a3',
    secondaryColor: '',
    backgroundColor: '#faf7f1',
    isDarkText: true,
    titleFontFamily: { value: 'Fraunces', url: '/assets/fraunces.woff2' },
    roundedCorners: { control: 10 },
  };
  expect(JSON.parse(bundleJson(brand))).toEqual({
    customization: {
      primaryColor: '#16a5a3',
      backgroundColor: '#faf7f1',
      isDarkText: true,
      titleFontFamily: { value: 'Fraunces' },
      roundedCorners: { control: 10 },
    },
  });
});

it('writes an empty customization for a hotel without a brand', () => {
  expect(JSON.parse(bundleJson({}))).toEqual({ customization: {} });
});
