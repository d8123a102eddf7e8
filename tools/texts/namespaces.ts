import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Texts of one namespace, and the library that shows them. */
export interface Namespace {
  name: string;
  /** The library's folder, from the workspace's root. */
  library: string;
  /** Keys without the endings of their forms. */
  keys: string[];
}

type Texts = { [key: string]: string | Texts };

/** i18next puts the number's form and the context at the end of a key: `count_elided`, `results_other`. */
const FORM = /(?:_[a-z]+)+$/u;

/** Every key of the texts, as `t` takes it. */
export function keysOf(texts: Texts, above = ''): string[] {
  const keys = Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [above + name.replace(FORM, '')] : keysOf(value, `${above}${name}.`),
  );
  return [...new Set(keys)];
}

/** The namespaces of the workspace: wherever a folder `texts` has `fr.ts`, `en.ts` and an `index.ts` that names it. */
export async function readNamespaces(root: string): Promise<Namespace[]> {
  const indexes = globSync('{libs,apps}/*/src/texts/{index.ts,*/index.ts}', { cwd: root });
  return Promise.all(
    indexes.map(async (file) => {
      const name = /interface ResourceNamespaceMap \{\s*(?:'|")?([\w-]+)/u.exec(
        readFileSync(path.join(root, file), 'utf8'),
      )?.[1];
      if (name === undefined) throw new Error(`${file} adds no namespace to i18next's types.`);
      const url = path.join(root, path.dirname(file), 'fr.ts');
      const { default: texts } = (await import(/* @vite-ignore */ url)) as { default: Texts };
      return { name, library: file.split('/').slice(0, 2).join('/'), keys: keysOf(texts) };
    }),
  );
}
