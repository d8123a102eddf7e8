import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const built = path.join(workspace, 'dist/apps');

/** Text that names files of the build. */
const NAMING = /\.(?:js|html|json)$/u;
const COMPRESSED = /\.(?:br|gz)$/u;

/**
 * Makes the next build: the same app with another name for every script, as after a change of all files. Returns its
 * server file and a function that removes the build.
 */
export function makeNextBuild(): { main: string; remove: () => void } {
  // Below the workspace: the server finds its packages from there.
  mkdirSync(path.join(workspace, 'reports'), { recursive: true });
  const folder = mkdtempSync(path.join(workspace, 'reports/next-build-'));
  cpSync(built, folder, { recursive: true, filter: (file) => !COMPRESSED.test(file) });
  const assets = path.join(folder, 'guest-web/client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const names = new RegExp(
    `(?<=[/"'\`])(?:${scripts.map((name) => name.replaceAll('.', '\\.')).join('|')})(?=["'\`])`,
    'gu',
  );
  for (const part of ['client', 'server']) {
    const root = path.join(folder, 'guest-web', part);
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!NAMING.test(name)) continue;
      const file = path.join(root, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(names, 'next-$&'));
    }
  }
  for (const name of scripts) renameSync(path.join(assets, name), path.join(assets, `next-${name}`));
  return {
    main: path.join(folder, 'reference-api/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
