import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '../../tools/chromium.mjs';
import { jsonReporter } from '../../tools/vitest/reporters.ts';

const root = import.meta.dirname;
const workspaceRoot = path.resolve(root, '../..');

/** Tests every story in Chromium, with an accessibility check. */
export default defineConfig({
  root,
  cacheDir: `${workspaceRoot}/node_modules/.vite/design-system-storybook`,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  server: { fs: { allow: [workspaceRoot] } },
  optimizeDeps: {
    include: [
      'culori/css',
      'culori/fn',
      'lean-qr/nano',
      'react-dom/client',
      'signature_pad',
      'storybook/test',
      'styled-components',
    ],
  },
  test: {
    name: 'design-system-storybook',
    testTimeout: 60_000,
    // One page for all stories takes half the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
    reporters: ['default', jsonReporter('design-system-storybook')],
  },
});
