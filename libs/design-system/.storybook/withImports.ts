import * as library from '../src/index';

const names = new Set(Object.keys(library));

/** Puts the import of the used components above the code of a story, so that it can be copied as it is. */
export function withImports(code: string): string {
  // Storybook also transforms code that it has transformed before.
  if (code.startsWith('import ')) return code;
  const tags = [...code.matchAll(/<([A-Z]\w*)/gu)].map(([, name = '']) => name);
  const used = [...new Set(tags)].filter((name) => names.has(name)).sort();
  return used.length === 0 ? code : `import { ${used.join(', ')} } from '@guest/design-system';\n\n${code}`;
}
