import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const workspaceRoot = path.resolve(root, '../..');
const installed = ['comlink', 'fflate'];

/** The worker of the source, and its module in the package. */
const SOURCE = "new URL('./worker/tracker.worker.ts', import.meta.url)";
const BUILT = "new URL('./tracker.worker.js', import.meta.url)";
const PLACE = '__TRACKER_WORKER__';

/** Keeps the address of the worker, where bundlers of apps find it. Vite would build it into the script of the page. */
const keepWorker: Plugin = {
  name: 'keep-worker',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/src/index.ts') ? code.replace(SOURCE, PLACE) : undefined),
  renderChunk: (code) => code.replace(PLACE, BUILT),
};

const external = (id: string) => installed.includes(id);

/**
 * Builds the package. The worker stays a module of its own beside the script of the page: the bundler of an app finds
 * it, and a Content Security Policy needs no `blob:`.
 */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  cacheDir: `${workspaceRoot}/node_modules/.vite/tracker-package`,
  plugins: [keepWorker],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: `${workspaceRoot}/dist/libs/tracker`,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    reportCompressedSize: false,
    lib: {
      entry: {
        index: path.join(root, 'src/index.ts'),
        'tracker.worker': path.join(root, 'src/worker/tracker.worker.ts'),
      },
      formats: ['es'],
    },
    rollupOptions: {
      external,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
