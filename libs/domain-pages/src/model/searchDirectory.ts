import type { ContentBlock, DirectoryEntry, RoomDirectory } from '@guest/api-contract';
import { once } from './once';
import { plain, wordsOfHtml } from './plainText';
import { topics } from './topics';

/** What is looked for beside an entry's own words: the card of the Wi-Fi has none in the list. */
const WIFI_WORDS = 'wi-fi wifi internet reseau mot de passe';

function wordsOf(block: ContentBlock): string {
  if (block.type === 'text') return `${block.title ?? ''} ${wordsOfHtml(block.html)}`;
  if (block.type === 'picture') return block.caption ?? '';
  if (block.type === 'gallery') return block.title ?? '';
  if (block.type === 'link') return `${block.label} ${block.text ?? ''}`;
  return [block.title ?? '', ...block.facts.map(({ label, text }) => `${label} ${text ?? ''}`)].join(' ');
}

/** Does the text speak of it? Words begin where a word begins: "the" is not in "thermostat". */
function speaksOf(text: string, topic: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${topic}(?:e?s|x)?(?![\\p{L}\\d])`, 'u').test(text);
}

/** A text in both languages: its own words, and for every topic it speaks of all the names of that topic. */
function inBothLanguages(text: string): string {
  const own = plain(text);
  const names = topics.filter((topic) => topic.some((name) => speaksOf(own, name))).flat();
  return [own, ...names].join(' ');
}

const searchText = once((entry: DirectoryEntry) =>
  inBothLanguages([entry.title, entry.summary ?? '', ...entry.blocks.map(wordsOf)].join(' ')),
);

function searchedWords(search: string): string[] {
  return plain(search).split(/\s+/u).filter(Boolean);
}

const literally = (word: string) => word.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

/** A word of the text begins so: "eau" is not in "réseau". */
function begins(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${literally(word)}`, 'u').test(text);
}

/** The text holds the word or its beginning, or what it is the plural of. */
function holds(text: string, word: string): boolean {
  return begins(text, word) || (word.length > 3 && begins(text, word.replace(/(?:e?s|x)$/u, '')));
}

/** Whether a search is for the Wi-Fi; an empty one is for everything. */
export function isAboutWifi(search: string): boolean {
  return searchedWords(search).every((word) => holds(inBothLanguages(WIFI_WORDS), word));
}

/** The sections with only the entries that hold every word, in either language; all of them for an empty search. */
export function searchDirectory(
  sections: RoomDirectory['sections'],
  search: string,
): RoomDirectory['sections'] {
  const words = searchedWords(search);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => {
        const text = `${searchText(entry)} ${plain(section.title)}`;
        return words.every((word) => holds(text, word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
