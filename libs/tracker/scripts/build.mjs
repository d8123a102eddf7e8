// `nx build tracker`: builds modules by Vite, declarations by TypeScript, and the package.json of the package.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
// eslint-disable-next-line @nx/enforce-module-boundaries -- tools belong to no project
import { addExtensions } from '../../../tools/lib/declarations.mjs';
import modules from '../vite.package.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const workspaceRoot = path.resolve(root, '../..');
const target = path.join(workspaceRoot, 'dist/libs/tracker');

await build({ ...modules, configFile: false, logLevel: 'warn' });
execFileSync('tsc', ['-p', 'libs/tracker/tsconfig.build.json'], {
  cwd: workspaceRoot,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
addExtensions(target);
const { private: _, ...manifest } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const exports = {
  '.': { types: './types/tracker/src/index.d.ts', default: './index.js' },
  './package.json': './package.json',
};
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
copyFileSync(path.join(workspaceRoot, 'LICENSE'), path.join(target, 'LICENSE'));
copyFileSync(path.join(root, 'README.md'), path.join(target, 'README.md'));
