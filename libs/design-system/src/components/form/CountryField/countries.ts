const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/** The country codes: officially assigned ISO 3166-1 alpha-2, and XK (Kosovo). */
export const countryCodes: readonly string[] = codes.split(' ');

/** Other names that people type for a country. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'emirats emirates uae eau',
  CD: 'rdc drc zaire',
  CI: 'ivory coast',
  CZ: 'tchequie czech republic',
  GB: 'uk angleterre england ecosse scotland galles wales grande bretagne great britain',
  KR: 'coree du sud south korea',
  NL: 'hollande holland',
  TR: 'turkey turquie',
  US: 'usa etats unis amerique america',
};

/** Removes case, accents and punctuation, so that "cote d ivoire" finds "Côte d’Ivoire". */
const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A country's code and its name in one language. */
export interface Country {
  /** The ISO 3166-1 code. */
  code: string;
  /** The name in the asked language. */
  name: string;
}

const known = new Map<string, readonly Country[]>();

/**
 * The countries with their names in a language, sorted by name. `Intl.DisplayNames` gives the names; an own table would
 * cost 5 kB and become outdated. In browsers without it (before 2021) the codes replace the names.
 */
export function countries(language: string): readonly Country[] {
  const done = known.get(language);
  if (done) return done;
  const { nameOf, compare } = wordsOf(language);
  const list = countryCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name));
  known.set(language, list);
  return list;
}

/** The name of a country, or the code when it is unknown. */
export function countryName(code: string, language: string): string {
  return countries(language).find((country) => country.code === code.toUpperCase())?.name ?? code;
}

function wordsOf(language: string) {
  try {
    const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
    return { nameOf: (code: string) => names.of(code) ?? code, compare: new Intl.Collator(language).compare };
  } catch {
    return { nameOf: (code: string) => code, compare: new Intl.Collator('en').compare };
  }
}

/** Countries for typed text: names that begin with it, then names with a word that does, then other matches. */
export function findCountries(list: readonly Country[], typed: string): readonly Country[] {
  const wanted = plainText(typed);
  if (!wanted) return list;
  const ranked = list.flatMap((country) => {
    const words = plainText(country.name);
    const rank = rankOf(words, wanted, country.code);
    return rank < 0 ? [] : [{ country, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ country }) => country);
}

function rankOf(words: string, wanted: string, code: string): number {
  if (words === wanted || code.toLowerCase() === wanted) return 0;
  if (words.startsWith(wanted)) return 1;
  if (` ${words}`.includes(` ${wanted}`)) return 2;
  if (` ${otherNames[code] ?? ''}`.includes(` ${wanted}`)) return 3;
  return wanted.length > 2 && words.includes(wanted) ? 4 : -1;
}

/** The country with exactly this name. */
export function countryNamed(list: readonly Country[], typed: string): Country | undefined {
  const wanted = plainText(typed);
  return wanted ? list.find((country) => plainText(country.name) === wanted) : undefined;
}
