import type { Json } from './schemaParts';

/** What no place expects. */
const everywhere: readonly Json[] = [
  null,
  '',
  ' ',
  'odd',
  7,
  -1,
  1e12,
  0.5,
  [],
  {},
  [null],
  ['odd'],
  { odd: 1 },
];

const texts: readonly Json[] = [
  true,
  'de',
  '€',
  'CEST',
  'www.example.org',
  'example.org/a b.jpg',
  '//example.org/a.jpg',
  'mailto:a@example.org',
  'javascript:alert(1)',
  '24:00',
  '7h30',
  'closed',
  '07:00-10:00',
  'rgb(300, 0, 0)',
  '#11223344',
  'rebeccapurple',
  '2031-05-01T10:00:00',
  '<b>odd',
];

const byType: Readonly<Record<string, readonly Json[]>> = {
  string: texts,
  picklist: [true, 'de', 'PER PERSON', ...texts.slice(1, 3)],
  union: texts,
  number: [true, '5', '5,5', '12,50 €', '1e3', 0],
  boolean: ['true', 'yes', 1],
  array: [true, 'closed', { a: 'odd', b: { c: 1 } }],
  object: [true, 'Lun-Ven 9h-18h', '12,50 €', '48.1,-1.68'],
};

/** The values that are odd at a place of this type. */
export const oddValuesFor = (type: string): readonly Json[] => [...everywhere, ...(byType[type] ?? [true])];
