import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const builtLibrary = path.join(root, '../../dist/libs/design-system');
const outRoot = path.join(root, '../../dist/bench-design-system');

/** Builds one kit's page for production; answers its folder and the bytes that a visitor downloads. */
export async function buildKit(name) {
  const outDir = path.join(outRoot, name);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    // The library as an app gets it, with the React of this folder.
    resolve: {
      alias: { '@guest/design-system': path.join(builtLibrary, 'index.js') },
      dedupe: ['react', 'react-dom', 'styled-components'],
    },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rollupOptions: { input: { [name]: path.join(root, `src/kits/${name}.jsx`) } },
    },
  });
  const files = readdirSync(path.join(outDir, 'assets')).filter((file) => /\.(?:js|css)$/u.test(file));
  const bytes = files.map((file) => gzipSync(readFileSync(path.join(outDir, 'assets', file))).length);
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="assets/${file}">`
      : `<script type="module" src="assets/${file}"></script>`,
  );
  writeFileSync(
    path.join(outDir, 'index.html'),
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,">${tags.join('')}<body></body></html>`,
  );
  return { outDir, bundle: bytes.reduce((sum, size) => sum + size, 0) };
}
