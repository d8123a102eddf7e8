import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url';
import { type BrandInput } from '../src/brand';

const fonts = {
  figtree: { value: 'Figtree', url: figtree },
  fraunces: { value: 'Fraunces', url: fraunces },
  inter: { value: 'Inter', url: inter },
  jost: { value: 'Jost', url: jost },
  sourceSans: { value: 'Source Sans 3', url: sourceSans },
  youngSerif: { value: 'Young Serif', url: youngSerif },
};

interface DemoBrand extends BrandInput {
  name: string;
}

const hotels = {
  lices: {
    name: 'Hôtel des Lices',
    primaryColor: '#16a5a3',
    backgroundColor: '#faf7f1',
    isDarkText: true,
    titleFontFamily: fonts.fraunces,
    textFontFamily: fonts.figtree,
  },
  riad: {
    name: 'Riad Framissima',
    primaryColor: '#ad4125',
    secondaryColor: '#2a2e69',
    backgroundColor: '#fbf4ea',
    isDarkText: true,
    titleFontFamily: fonts.youngSerif,
    textFontFamily: fonts.sourceSans,
    roundedCorners: { control: 16, card: 28, sheet: 36 },
  },
  bleu: {
    name: 'Petit Hôtel Bleu',
    primaryColor: '#9dbcff',
    secondaryColor: '#ffd58c',
    backgroundColor: '#0a0f1c',
    isDarkText: false,
    titleFontFamily: fonts.jost,
    textFontFamily: fonts.inter,
    roundedCorners: { control: 0, card: 0, sheet: 0 },
  },
  ugly: {
    name: 'Motel Fluo (ugly)',
    primaryColor: '#ffe600',
    secondaryColor: '#ff00c8',
    backgroundColor: '#9dff57',
    isDarkText: true,
    titleFontFamily: fonts.jost,
    textFontFamily: fonts.inter,
    roundedCorners: { control: 28 },
  },
  forest: {
    name: 'Lodge des Pins',
    primaryColor: '#2f5d3a',
    secondaryColor: '#a0522d',
    backgroundColor: '#f4f1e8',
    isDarkText: true,
    titleFontFamily: fonts.youngSerif,
    textFontFamily: fonts.figtree,
    roundedCorners: { control: 6 },
  },
  rose: {
    name: 'Maison Églantine',
    primaryColor: '#f48fb1',
    backgroundColor: '#fff7f9',
    isDarkText: true,
    titleFontFamily: fonts.fraunces,
    textFontFamily: fonts.sourceSans,
    roundedCorners: { control: 20 },
  },
  phare: {
    name: 'Hôtel du Phare',
    primaryColor: '#ffe600',
    secondaryColor: '#003a70',
    backgroundColor: '#ffffff',
    isDarkText: true,
    titleFontFamily: fonts.jost,
    textFontFamily: fonts.figtree,
    roundedCorners: { control: 12 },
  },
  noir: {
    name: 'Le Noir',
    primaryColor: '#d4af37',
    backgroundColor: '#000000',
    isDarkText: false,
    titleFontFamily: fonts.fraunces,
    textFontFamily: fonts.inter,
    roundedCorners: { control: 2 },
  },
  chain: {
    name: 'CityBed 24',
    primaryColor: '#e30613',
    secondaryColor: '#003a70',
    backgroundColor: '#ffffff',
    isDarkText: true,
    titleFontFamily: fonts.inter,
    textFontFamily: fonts.inter,
    roundedCorners: { control: 4 },
  },
  mono: {
    name: 'Studio Blanc',
    primaryColor: '#111111',
    backgroundColor: '#ffffff',
    isDarkText: true,
    titleFontFamily: fonts.jost,
    textFontFamily: fonts.jost,
    roundedCorners: { control: 0 },
  },
  nothing: { name: 'No brand at all' },
} satisfies Record<string, DemoBrand>;

export type DemoBrandName = keyof typeof hotels;

/** Demo hotels with very different brands. `ugly` has clashing colours on purpose. */
export const demoBrands: Record<DemoBrandName, DemoBrand> = hotels;
