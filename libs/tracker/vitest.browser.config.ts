import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../../tools/chromium.mjs';
import { jsonReporter } from '../../tools/vitest/reporters.ts';

const root = import.meta.dirname;
const workspaceRoot = path.resolve(root, '../..');

/** Tests in Chromium what jsdom has not: layout, style sheets, frames, shadow roots, the worker. */
export default defineConfig({
  root,
  cacheDir: `${workspaceRoot}/node_modules/.vite/tracker-browser`,
  resolve: { tsconfigPaths: true },
  server: { fs: { allow: [workspaceRoot] } },
  optimizeDeps: { include: ['comlink', 'fast-check', 'fflate'] },
  test: {
    name: 'tracker-browser',
    include: ['src/**/*.browser.test.ts'],
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
    reporters: ['default', jsonReporter('tracker-browser')],
  },
});
