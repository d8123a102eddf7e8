import { join } from 'node:path';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '../..');
const outDir = join(workspace, 'dist/apps/reference-api');

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/reference-api-build'),
  resolve: { tsconfigPaths: true },
  // One `vite build` makes both: the server with its command line, and the script of the page that replays sessions.
  builder: {
    async buildApp(builder) {
      for (const environment of ['ssr', 'player'].map((name) => builder.environments[name]))
        if (environment) await builder.build(environment);
    },
  },
  environments: {
    ssr: {
      // Bundles our libraries; npm packages stay external.
      resolve: { noExternal: [/^@guest\//u] },
      build: {
        ssr: true,
        target: 'node24',
        outDir,
        emptyOutDir: true,
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: join(import.meta.dirname, 'src/main.ts'),
            cli: join(import.meta.dirname, 'src/cli/main.ts'),
          },
          // Beside each other, so that webFolder.ts finds the guest web; only data that is loaded lazily goes aside.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: ({ isDynamicEntry }) => `${isDynamicEntry ? 'hotels/' : ''}[name]-[hash].js`,
          },
        },
      },
    },
    player: {
      consumer: 'client',
      build: {
        outDir: join(outDir, 'player'),
        target: 'es2022',
        modulePreload: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'src/replay/player.ts'),
          output: { format: 'iife', entryFileNames: 'player.js' },
        },
      },
    },
  },
});
