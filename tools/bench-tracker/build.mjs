import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const workspaceRoot = path.join(root, '../..');
const outRoot = path.join(workspaceRoot, 'dist/bench-tracker');

/** As an app builds it: importing one of our libraries has no side effect. */
const treeshake = { moduleSideEffects: (id) => !/\/libs\/[^?]+\.tsx?$/u.test(id) };

const html = (name, script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,"><style>.odd { background: #eee }</style><body><form><label for="field">Note</label><input id="field"></form><ul id="list"></ul><script type="module" src="/page.js"></script><script type="module" src="/${script}"></script></body></html>`;

/**
 * Builds one recorder's page for production. Answers its folder and its sizes in gzipped bytes: what each page with a
 * recorder loads, what only some pages load, what the app has anyway, and the worker.
 */
export async function buildKit(name) {
  const outDir = path.join(outRoot, name);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: { '@guest/tracker': path.join(workspaceRoot, 'libs/tracker/src/index.ts') },
      tsconfigPaths: true,
    },
    worker: {
      format: 'es',
      rollupOptions: {
        treeshake,
        output: { entryFileNames: 'worker.js', chunkFileNames: 'worker-[name].js' },
      },
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rollupOptions: {
        treeshake: name === 'ours' ? treeshake : undefined,
        input: { [name]: path.join(root, `src/kits/${name}.js`) },
        output: {
          entryFileNames: 'kit.js',
          chunkFileNames: 'part-[name].js',
          // Vite's loader of later parts is in each app that has such parts.
          codeSplitting: { groups: [{ name: 'loader', test: /preload-helper/u }] },
        },
      },
    },
  });
  writeFileSync(path.join(outDir, 'page.js'), readFileSync(path.join(root, 'src/page.js')));
  writeFileSync(path.join(outDir, 'index.html'), html(name, 'kit.js'));
  const sizeOf = (test) =>
    readdirSync(outDir)
      .filter((file) => file.endsWith('.js') && test.test(file))
      .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(outDir, file))).length, 0);
  const sizes = {
    page: sizeOf(/^kit/u),
    parts: sizeOf(/^part-(?!loader)/u),
    loader: sizeOf(/^part-loader/u),
    worker: sizeOf(/^worker/u),
  };
  return { outDir, sizes };
}
