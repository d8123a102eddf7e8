// `nx build design-system`: builds modules by Vite, declarations by TypeScript, and the package.json of the package.
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { addExtensions } from '../../../tools/lib/declarations.mjs';
import modules from '../vite.package.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaceRoot = path.resolve(root, '../..');
const target = path.join(workspaceRoot, 'dist/libs/design-system');

/** The declaration and the module of a source in the package. */
function builtExport(source) {
  const module = source.replace('./src/', './').replace(/\.tsx?$/, '');
  if (module.endsWith('.svg')) return source.replace('./src/icons/generated/', './icons/');
  return { types: `${module}.d.ts`, default: `${module}.js` };
}

/** Whether a module needs React of the browser: its hooks, its contexts, or styles that a server component lacks. */
const runsInBrowser = (code) => /from ["'](?:react|styled-components)["']|\buse[A-Z]\w*\(/u.test(code);

/** Marks the modules that server components must not run, on their first line, so that source maps stay right. */
function markClientModules() {
  for (const name of globSync('**/*.js', { cwd: target })) {
    const file = path.join(target, name);
    const code = readFileSync(file, 'utf8');
    if (runsInBrowser(code)) writeFileSync(file, `'use client';${code}`);
  }
}

/** The modules in the package that an inner name leads to, by condition. */
const builtImport = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([condition, source]) => [condition, builtExport(source).default]),
  );

/** The README without what only this workspace has, and with its pictures in the package. */
function readme() {
  const pictures = path.join(target, 'pictures');
  mkdirSync(pictures, { recursive: true });
  return readFileSync(path.join(root, 'README.md'), 'utf8')
    .replace(/<!-- workspace -->.*?<!-- \/workspace -->\n*/gsu, '')
    .replace(/\.\.\/\.\.\/docs\/pictures\/([\w-]+\.\w+)/gu, (_, file) => {
      copyFileSync(path.join(workspaceRoot, 'docs/pictures', file), path.join(pictures, file));
      return `pictures/${file}`;
    });
}

function packageManifest() {
  const {
    private: _,
    exports,
    imports,
    ...kept
  } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const built = Object.entries(exports).map(([door, source]) => [door, builtExport(source)]);
  return {
    ...kept,
    main: './index.js',
    types: './index.d.ts',
    exports: { ...Object.fromEntries(built), './package.json': './package.json' },
    imports: Object.fromEntries(Object.entries(imports).map(([name, files]) => [name, builtImport(files)])),
  };
}

await build({ ...modules, configFile: false, logLevel: 'warn' });
execFileSync('tsc', ['-p', 'libs/design-system/tsconfig.build.json'], {
  cwd: workspaceRoot,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
markClientModules();
addExtensions(target);
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(packageManifest(), null, 2)}\n`);
copyFileSync(path.join(workspaceRoot, 'LICENSE'), path.join(target, 'LICENSE'));
copyFileSync(path.join(root, 'src/icons/LICENSE-lucide.txt'), path.join(target, 'icons/LICENSE-lucide.txt'));
copyFileSync(path.join(root, 'CHANGELOG.md'), path.join(target, 'CHANGELOG.md'));
writeFileSync(path.join(target, 'README.md'), readme());
