import type { Hoster } from '@guest/api-contract';

/** Hotels of these brands share one document. */
const brandsWithSharedDocument: readonly string[] = [
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

const SHARED_DOCUMENT = '/brand-privacy-policy.pdf';

/** The personal-data document of a hotel: its own, else its brand's: that one is a sample and binds no hotel. */
export function privacyPolicyOf({ brand = '', compliance }: Hoster): string | undefined {
  const name = brand
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s\p{Diacritic}]/gu, '');
  const shared = brandsWithSharedDocument.includes(name) ? SHARED_DOCUMENT : undefined;
  return compliance.docPersonalDataProtectionPolicy ?? shared;
}
