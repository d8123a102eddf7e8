import type { Hoster } from '@guest/api-contract';

/** Hotels of these brands show one fixed document. */
const brandsWithFixedDocument: readonly string[] = [
  'kyriad',
  'kyriaddirect',
  'kyriadprestige',
  'campanile',
  'campanilenature',
  'campanileprime',
  'goldentulip',
  'tulipinn',
  'tulipresidences',
  'tuliphoteletresidences',
  'royaltulip',
  'kyriadeco',
  'premiereclasse',
  'hosho',
];

const FIXED_DOCUMENT = '/brand-privacy-policy.pdf';

/** The personal-data document of a hotel: the brand's fixed one, else its own, if it has any. */
export function privacyPolicyOf({ brand = '', compliance }: Hoster): string | undefined {
  const name = brand
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s\p{Diacritic}]/gu, '');
  return brandsWithFixedDocument.includes(name) ? FIXED_DOCUMENT : compliance.docPersonalDataProtectionPolicy;
}
