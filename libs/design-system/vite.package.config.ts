import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const workspaceRoot = path.resolve(root, '../..');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
const installed = [...Object.keys(manifest.peerDependencies), ...Object.keys(manifest.dependencies)];

/** Chosen by the `imports` of the package: the shapes of icons on a server, nothing in a browser. */
const drawings = ['icons/generated/drawings.ts', 'icons/noDrawings.ts'];
const icons = globSync('icons/generated/*Icon.tsx', { cwd: path.join(root, 'src') });
const nameOf = (file: string) => file.replaceAll('\\', '/').replace(/\.tsx?$/u, '');

/** Builds the package with one module per source file, so that the bundler of an app can leave out unused ones. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  cacheDir: `${workspaceRoot}/node_modules/.vite/design-system-package`,
  plugins: [react()],
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } },
  // Keeps the warnings for developers, which the production build of the app removes.
  define: { 'import.meta.env.DEV': "(process.env.NODE_ENV !== 'production')" },
  build: {
    outDir: `${workspaceRoot}/dist/libs/design-system`,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    lib: {
      // Every icon is an entry, because no module imports all of them.
      entry: Object.fromEntries(
        ['index.ts', 'brand.ts', ...drawings, ...icons].map((file) => [
          nameOf(file),
          path.join(root, 'src', file),
        ]),
      ),
      formats: ['es'],
    },
    rollupOptions: {
      external: (id) =>
        id === '#drawings' || installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: path.join(root, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: 'icons/[name][extname]',
      },
    },
  },
});
