import type { ContentBlock, DirectoryEntry, RoomDirectory } from '@guest/api-contract';
import { htmlWords } from '@guest/api-contract/html-words';
import { memoize } from '@guest/state';
import { foldedText } from '@guest/visit';
import { smallWords } from './smallWords';
import { topics } from './topics';

/** Words for the Wi-Fi. */
const NETWORK = 'wifi internet reseau network wlan hotspot';
/** Words for its access: the Wi-Fi card has no searchable text in the list. */
const WAY_IN = 'mot passe password passcode code connexion connecter connection connecting connect login';
/** Words that count only beside another Wi-Fi word: alone, "key" means the room's. */
const BESIDE = 'cle key acces access hotel chambre room gratuit free';

function wordsOf(block: ContentBlock): string {
  if (block.type === 'text') return `${block.title ?? ''} ${htmlWords(block.html)}`;
  if (block.type === 'picture') return block.caption ?? '';
  if (block.type === 'gallery') return block.title ?? '';
  if (block.type === 'link') return `${block.label} ${block.text ?? ''}`;
  return [block.title ?? '', ...block.facts.map(({ label, text }) => `${label} ${text ?? ''}`)].join(' ');
}

const allNames = topics
  .flatMap((topic) => topic.map((name) => ({ name, topic })))
  .sort((one, other) => other.name.length - one.name.length);
const inAnyNumber = (name: string) => name.replaceAll(' ', '(?:e?s|x)? ') + '(?:e?s|x)?';
/**
 * Names begin where a word begins ("the" is not in "thermostat"), the longest first: "petit déjeuner" is no lunch.
 */
const spokenOf = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:${allNames.map(({ name }) => `(${inAnyNumber(name)})`).join('|')})(?![\\p{L}\\d])`,
  'gu',
);

/** A text in both languages: its own words, and for every topic it speaks of all the names of that topic. */
function inBothLanguages(text: string): string {
  const own = foldedText(text);
  const found = [...own.matchAll(spokenOf)].map(([, ...names]) =>
    names.findIndex((name) => name !== undefined),
  );
  const names = new Set(found.flatMap((index) => allNames[index]?.topic ?? []));
  return [own, ...names].join(' ');
}

/** What a search finds an entry by, in both languages. */
export const searchTextOf = memoize(({ title, summary = '', openingHours, blocks }: DirectoryEntry) =>
  inBothLanguages([title, summary, openingHours ? 'horaires' : '', ...blocks.map(wordsOf)].join(' ')),
);

/** The words of a search. Small words count only without others, as the beginning of a longer word. */
function searchedWords(search: string): string[] {
  const words = foldedText(search)
    .split(/[\s?!.,;:…«»"“”]+/u)
    .filter(Boolean);
  const said = words.filter((word) => !smallWords.has(word));
  return said.length > 0 ? said : words;
}

const literally = (word: string) => word.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

/** True where a word of the text begins so: "eau" is not in "réseau". */
function begins(text: string, word: string): boolean {
  return new RegExp(`(?:^|[^\\p{L}\\d])${literally(word)}`, 'u').test(text);
}

/** True where the text holds the word, its beginning, or its singular. */
function holds(text: string, word: string): boolean {
  return begins(text, word) || (word.length > 3 && begins(text, word.replace(/(?:e?s|x)$/u, '')));
}

function areAboutWifi(words: readonly string[]): boolean {
  return (
    words.every((word) => holds(`${NETWORK} ${WAY_IN} ${BESIDE}`, word)) &&
    words.some((word) => holds(`${NETWORK} ${WAY_IN}`, word))
  );
}

/** Whether a search is for the Wi-Fi; an empty one is for everything. */
export function isAboutWifi(search: string): boolean {
  const words = searchedWords(search);
  return words.length === 0 || areAboutWifi(words);
}

/** The words that an entry must hold; a search for the Wi-Fi always means "Wi-Fi". */
function wantedWords(search: string): string[] {
  const words = searchedWords(search);
  const networks = areAboutWifi(words) ? words.filter((word) => holds(NETWORK, word)) : [];
  return networks.length > 0 ? networks : words;
}

/** The sections with only the entries that hold every word, in either language; all of them for an empty search. */
export function searchDirectory(
  sections: RoomDirectory['sections'],
  search: string,
): RoomDirectory['sections'] {
  const words = wantedWords(search);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => {
        const text = `${searchTextOf(entry)} ${foldedText(section.title)}`;
        return words.every((word) => holds(text, word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
