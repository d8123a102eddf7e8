import { type StoryContext } from '@storybook/react-vite';
import * as library from '../src/index';
import { withoutSwitches } from './controls';

const names = new Set(Object.keys(library));

/** Puts the import of the used components above the code of a story, so that it can be copied as it is. */
export function withImports(shown: string, { argTypes }: Pick<StoryContext, 'argTypes'>): string {
  // Storybook also transforms code that it has transformed before.
  if (shown.startsWith('import ')) return shown;
  // A spy of the actions panel stands for the caller’s own function.
  const code = withoutSwitches(shown, argTypes).replaceAll(/=\{function \w*\(\) ?\{\}\}/gu, '={() => {}}');
  const tags = [...code.matchAll(/<([A-Z]\w*)/gu)].map(([, name = '']) => name);
  const used = [...new Set(tags)].filter((name) => names.has(name)).sort();
  return used.length === 0 ? code : `import { ${used.join(', ')} } from '@guest/design-system';\n\n${code}`;
}
