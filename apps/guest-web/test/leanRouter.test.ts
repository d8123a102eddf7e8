import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutUnusedParts } from '../build/leanRouter';

const entry = createRequire(import.meta.url).resolve('react-router');
const folder = join(dirname(entry).replace(/dist\/.*$/u, 'dist/'), 'production/lib');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('knows the router as it is installed: links and forms can be left out', () => {
  const code = withoutUnusedParts(read('dom/lib.js'));
  for (const name of ['Link', 'NavLink', 'Form'])
    expect(code).toContain(`const ${name} = /* @__PURE__ */ React$1.forwardRef(`);
  expect(code).not.toMatch(/^\w+\.displayName/mu);
});

it('leaves contexts as they are, but for their names', () => {
  expect(withoutUnusedParts(read('context.js'))).toContain(
    'const LocationContext = /* @__PURE__ */ React$1.createContext(null);',
  );
});

it('lets route tables and the boundaries of their data be left out', () => {
  expect(withoutUnusedParts(read('components.js'))).toMatch(/= \/\* @__PURE__ \*\/ React\$1\.memo\(/u);
  for (const [file, name] of [
    ['components.js', 'AwaitErrorBoundary'],
    ['hooks.js', 'RenderErrorBoundary'],
  ] as const)
    expect(withoutUnusedParts(read(file))).toContain(
      `var ${name} = /* @__PURE__ */ (() => class extends React$1.Component {`,
    );
});
