import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { jsonReporter } from './reporters.ts';

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

interface Preset {
  /** The Nx project's name; names the report file too. */
  name: string;
  /** `import.meta.dirname` of the project's vitest.config.ts. */
  root: string;
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
  /**
   * Files that mock modules, or count on ones that nobody has used: each gets modules of its own, which takes about a
   * second. The others share one set of them. `all`: every file.
   */
  isolated?: readonly string[] | 'all';
}

const include = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];
const exclude = ['**/*.browser.test.{ts,tsx}', '**/node_modules/**'];

/** Which files are tests, and which of them have modules of their own. */
function filesOf(isolated: readonly string[] | 'all') {
  if (isolated === 'all') return { include, exclude };
  if (isolated.length === 0) return { include, exclude, isolate: false };
  const test = { include, exclude: [...exclude, ...isolated], isolate: false };
  return {
    projects: [
      { extends: true as const, test: { ...test, name: 'shared' } },
      { extends: true as const, test: { include: [...isolated], exclude, name: 'isolated' } },
    ],
  };
}

/** One Vitest set-up for every project: paths from tsconfig, a JSON report that `npm test` counts. */
export function vitestPreset({
  name,
  root,
  environment = 'node',
  setupFiles = [],
  isolated = [],
}: Preset): ViteUserConfig {
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
      ...filesOf(isolated),
      // The first import compiles a whole screen, which takes seconds on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      passWithNoTests: false,
      reporters: ['default', jsonReporter(name)],
    },
  });
}
