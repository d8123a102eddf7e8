import path from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineName } from './src/engines/fixtures';
import type { Window } from './src/engines/tab';

const workspaceRoot = path.resolve(import.meta.dirname, '../..');
const phone: Window = { width: 390, height: 844 };
const computer: Window = { width: 1280, height: 800 };
const engines: EngineName[] = ['firefox', 'webkit'];

/** The main journeys in Firefox and WebKit, as Debian has them: Playwright's own builds of both are downloads. */
export default defineConfig<{ window: Window }, { engineName: EngineName }>({
  testDir: 'src/engines/journeys',
  outputDir: path.join(workspaceRoot, 'reports/e2e-engines'),
  globalSetup: './src/setup/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: path.join(workspaceRoot, 'reports/e2e-engines.json') }]],
  projects: engines.flatMap((engineName) => [
    { name: `${engineName} phone`, use: { engineName, window: phone } },
    // Hydration differs by engine; whether the server guessed the window right is the phone's case.
    { name: `${engineName} computer`, testIgnore: /screens\.spec/u, use: { engineName, window: computer } },
  ]),
});
