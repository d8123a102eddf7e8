import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readNamespaces, type Namespace } from './namespaces.ts';
import { usesIn, type Uses } from './uses.ts';

const isTest = (file: string) => /\.(?:test|stories)\.tsx?$|\/test\/|\/texts\//u.test(file);

function readUses(root: string): Uses[] {
  const files = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isTest(file));
  return files.map((file) => usesIn(file, readFileSync(path.join(root, file), 'utf8')));
}

const escape = (text: string) => text.replace(/[.\\+?^${}()|[\]]/gu, String.raw`\$&`);
const regexOf = (pattern: string) =>
  new RegExp(`^${escape(pattern).replaceAll('*', String.raw`[\w.-]+`)}$`, 'u');

/** The keys of one namespace that files use: with its name anywhere, without it where `t` may use that namespace. */
function patternsFor({ name, library }: Namespace, uses: readonly Uses[]): string[] {
  return uses.flatMap(({ file, patterns, namespaces }) => {
    const isItsOwn = namespaces.length > 0 ? namespaces.includes(name) : file.startsWith(`${library}/`);
    return patterns.flatMap((pattern) => {
      if (pattern.startsWith(`${name}:`)) return [pattern.slice(name.length + 1)];
      return isItsOwn && !pattern.includes(':') ? [pattern] : [];
    });
  });
}

/** Keys that no file uses, as `namespace:key`. */
export function unusedKeys(namespaces: readonly Namespace[], uses: readonly Uses[]): string[] {
  return namespaces.flatMap((namespace) => {
    const said = patternsFor(namespace, uses);
    const exact = new Set(said.filter((pattern) => !pattern.includes('*')));
    const open = said.filter((pattern) => pattern.includes('*')).map(regexOf);
    return namespace.keys
      .filter((key) => !exact.has(key) && !open.some((regex) => regex.test(key)))
      .map((key) => `${namespace.name}:${key}`);
  });
}

/** Used keys without a text, as `namespace:key`. Types check that both languages have each text. */
export function missingKeys(namespaces: readonly Namespace[], uses: readonly Uses[]): string[] {
  const known = new Map(namespaces.map(({ name, keys }) => [name, keys]));
  return uses.flatMap(({ file, patterns }) =>
    patterns.flatMap((pattern) => {
      const [name = '', key] = pattern.split(':');
      const keys = key === undefined ? undefined : known.get(name);
      if (!keys || key === undefined || keys.some((one) => regexOf(key).test(one))) return [];
      return [`${pattern}, which ${file} says`];
    }),
  );
}

/** The texts of the workspace that are unused, and the used keys that have no text. */
export async function checkTexts(root: string): Promise<{ unused: string[]; missing: string[] }> {
  const namespaces = await readNamespaces(root);
  const uses = readUses(root);
  return { unused: unusedKeys(namespaces, uses), missing: missingKeys(namespaces, uses) };
}
