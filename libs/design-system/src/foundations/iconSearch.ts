import { type IconName, type UiIconName } from '../icons/iconNames';
import { keywords } from '../icons/keywords';

export type AnyIconName = IconName | UiIconName;

/** Lower case, without accents and ligatures: `Œuf` is `oeuf`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe');

const wordsOf = (text: string) => plain(text).split(/[\s'’-]+/u);

/** Whether a name contains the searched text, or each searched word begins a word of one keyword. */
export function isFoundBy(name: AnyIconName, search: string): boolean {
  const wanted = plain(search.trim());
  if (plain(name).includes(wanted)) return true;
  const parts = wordsOf(wanted);
  return keywords[name].some((keyword) => {
    const words = wordsOf(keyword);
    return parts.every((part) => words.some((word) => word.startsWith(part)));
  });
}

/** The line that imports an icon as a component of its own. */
export function importOf(name: AnyIconName): string {
  const component = `${name.replaceAll(/(?:^|-)[a-z]/gu, (start) => start.slice(-1).toUpperCase())}Icon`;
  return `import { ${component} } from '@guest/design-system/icons/${component}';`;
}
