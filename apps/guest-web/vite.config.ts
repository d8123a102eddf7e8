import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanI18n } from './build/leanI18n.ts';
import { leanRouter } from './build/leanRouter.ts';
import { leanStyles } from './build/leanStyles.ts';
import { precompress } from './build/precompress.ts';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `${workspaceRoot}/dist/apps/guest-web`;

/** Class ids must agree between server and browser: see reference/rendering, trap 2. */
const styledComponents = { ssr: true, displayName: false, fileName: false, pure: true };

/** Our libraries do nothing when they are imported: what nobody uses of them is left out. */
const treeshake = { moduleSideEffects: (id: string) => !/\/libs\/[^?]+\.tsx?$/u.test(id) };

const component = (...names: string[]) => `components/(${names.join('|')})/`;
const except = (...names: string[]) => `(?!(${names.join('|')})\\.)`;

/** What nearly every screen is laid out with, and what every form is made of: shared, so a file each. */
const layoutParts = new RegExp(
  `libs/design-system/src/(internal/gap|${component('Badge', 'Card', 'FactList', 'Grid', 'Link', 'Notice', 'Picture', 'Row', 'Section', 'Skeleton', 'Split', 'Stack', 'Text')})`,
  'u',
);
const formParts = new RegExp(
  `libs/design-system/src/(internal/idList|${component('ActionBar', 'Checkbox', 'ErrorSummary', 'Field', 'FieldGroup', 'SelectField', 'TextArea', 'TextField')})|libs/visit/src/components/(GuestFields|RoomField)`,
  'u',
);

/** What tells and reads the hotel's time. */
const timeParts = /libs\/(i18n\/src\/(formats|momentAt|deviceZone)|visit\/src\/useHotelZone)\./u;

/** What every screen of the check-in stands on; what one of them alone or a late part needs stays with it. */
const checkinParts = new RegExp(
  `libs/domain-checkin/src/(model/${except('chosenCountry', 'consentTexts', 'pointedScreens', 'receipt')}|store/${except('loadForm', 'stayStores')}|hooks/use(DayWords|Draft|NextAction|Opened|Steps)\\.|components/Frame/)`,
  'u',
);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${workspaceRoot}/node_modules/.vite/guest-web`,
  resolve: { tsconfigPaths: true },
  plugins: [react(), leanRouter(), leanI18n(), leanStyles()],
  oxc: { plugins: { styledComponents } },
  server: { fs: { allow: [workspaceRoot] } },
  // One `vite build` makes both: what a browser downloads, then what renders pages on a server.
  builder: {
    async buildApp(builder) {
      for (const environment of ['client', 'worker', 'ssr'].map((name) => builder.environments[name])) {
        if (!environment) continue;
        await builder.build(environment);
        const { root, build } = environment.config;
        // Here and not in a script around it: whoever builds, and whatever Nx brings back, is compressed.
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
        modulePreload: { polyfill: false },
        target: 'es2022',
        rollupOptions: {
          treeshake,
          // What every page needs is one file: twenty small ones compress worse and cost requests.
          output: {
            // The first load lists every file that a screen needs: names beyond a screen's own are only bytes there.
            chunkFileNames: ({ name }) =>
              /Page$|^(?:frame|shell)$/u.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'frame', tags: ['$initial'], test: /node_modules/u, priority: 2 },
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // As small files each of these would cost a request and half as many bytes again.
                { name: 'layout', test: layoutParts, includeDependenciesRecursively: false },
                { name: 'form', test: formParts, includeDependenciesRecursively: false },
                { name: 'time', test: timeParts, includeDependenciesRecursively: false },
                { name: 'checkin', test: checkinParts, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    // The service worker: one file at the root, which is what it may look after.
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
      // Everything is bundled: the server runs from the build folder alone, with production React.
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
