import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

interface Preset {
  /** The Nx project's name; names the report file too. */
  name: string;
  /** `import.meta.dirname` of the project's vitest.config.ts. */
  root: string;
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
}

/** One Vitest set-up for every project: paths from tsconfig, a JSON report that `npm test` counts. */
export function vitestPreset({ name, root, environment = 'node', setupFiles = [] }: Preset): ViteUserConfig {
  return defineConfig({
    root,
    cacheDir: `${workspaceRoot}/node_modules/.vite/${name}`,
    resolve: { tsconfigPaths: true },
    // A library with a package.json would be taken for the root, and files beside it refused.
    server: { fs: { allow: [workspaceRoot] } },
    plugins: [react()],
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
    test: {
      name,
      environment,
      setupFiles,
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
      exclude: ['**/*.browser.test.{ts,tsx}', '**/node_modules/**'],
      // The first import compiles a whole screen, which takes seconds on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      passWithNoTests: false,
      reporters: ['default', 'json'],
      outputFile: { json: `${workspaceRoot}/reports/vitest/${name}.json` },
    },
  });
}
