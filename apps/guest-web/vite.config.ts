import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { shortPreloads } from './build/preloads.ts';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${workspaceRoot}/dist/apps/guest-web`;

/** Server and browser must derive the same class names, or hydration replaces every style. */
const styledComponents = { ssr: true, displayName: false, fileName: false, pure: true };

/** Importing one of our libraries has no side effect, so the build may leave out unused modules. */
const treeshake = { moduleSideEffects: (id: string) => !/\/libs\/[^?]+\.tsx?$/u.test(id) };

const preloads = shortPreloads();

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${workspaceRoot}/node_modules/.vite/guest-web`,
  resolve: { tsconfigPaths: true },
  plugins: [react(), preloads.plugin],
  oxc: { plugins: { styledComponents } },
  server: { fs: { allow: [workspaceRoot] } },
  // The recorder's worker.
  worker: { format: 'es', rollupOptions: { treeshake } },
  // One `vite build` makes both: what a browser downloads, then what renders pages on a server.
  builder: {
    async buildApp(builder) {
      for (const environment of ['client', 'worker', 'ssr'].map((name) => builder.environments[name])) {
        if (!environment) continue;
        await builder.build(environment);
        const { root, build } = environment.config;
        // Compressing inside the build keeps the compressed files in Nx's cached output.
        if (environment.name === 'worker') await precompress(resolve(root, build.outDir));
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: `${outDir}/client`,
        emptyOutDir: true,
        manifest: true,
        modulePreload: preloads.modulePreload,
        target: 'es2022',
        rollupOptions: {
          treeshake,
          output: {
            // The entry lists the files of every screen, so only pages get readable (longer) names.
            chunkFileNames: ({ name }) =>
              /Page$|^(?:frame|shell)$/u.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // What every page needs: packages that change seldom in one file, our own code in another.
                { name: 'frame', tags: ['$initial'], test: /node_modules/u, priority: 2 },
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // Parts that many screens share: as twenty small files they would be half as large again.
                ...[
                  { name: 'form', test: /libs\/design-system\/src\/components\/form\//u, minShareCount: 7 },
                  // Home loads it in the background, to follow orders.
                  {
                    name: 'order',
                    test: /libs\/domain-order\/src\/(?:model|store|hooks)\//u,
                    minShareCount: 5,
                  },
                  // Small files of what sends: the entry lists every file, and a dozen names weigh more than they do.
                  {
                    name: 'sending',
                    test: /libs\/(?:submission\/src|api-client\/src\/http\/attempt|state\/src\/(?:memoize|own|randomKey))|\/base\/limits\.ts$|\/(?:orderStatuses|orderPayment|paymentStatuses|payment)\.ts$/u,
                    minShareCount: 9,
                  },
                  // Rich text is a third of the parts, and home shows none.
                  { name: 'parts', test: /libs\/design-system\/(?!.*\/RichText\/)/u, minShareCount: 10 },
                  {
                    name: 'checkin',
                    test: /libs\/domain-checkin\/src\/(?:model|store|hooks)\//u,
                    minShareCount: 4,
                  },
                  {
                    name: 'guide',
                    test: /libs\/domain-city-guide\/src\/(?:model|store|hooks)\//u,
                    minShareCount: 2,
                  },
                ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
              ],
            },
          },
        },
      },
    },
    // The service worker is one file at the root: its scope is the folder it lies in.
    worker: {
      consumer: 'client',
      build: {
        outDir: `${outDir}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        target: 'es2022',
        rollupOptions: {
          input: 'src/service-worker/sw.ts',
          treeshake,
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    ssr: {
      // Everything is bundled, so the server needs no node_modules and always runs production React.
      resolve: { noExternal: true },
      build: {
        outDir: `${outDir}/server`,
        emptyOutDir: true,
        ssr: true,
        target: 'node24',
        rollupOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } },
      },
    },
  },
});
