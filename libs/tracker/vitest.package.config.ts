import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../../tools/chromium.mjs';
import { jsonReporter } from '../../tools/vitest/reporters.ts';

const root = import.meta.dirname;
const workspaceRoot = path.resolve(root, '../..');

/** Tests the built package in an empty app: packed, installed, type-checked, built, and recording in Chromium. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  cacheDir: `${workspaceRoot}/node_modules/.vite/tracker-package-check`,
  test: {
    name: 'tracker-package',
    include: ['package-check/*.test.ts'],
    provide: { chromium: { executablePath: findChromium(), args: chromiumArgs } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ['default', jsonReporter('tracker-package')],
  },
});
