import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const reports = path.resolve(import.meta.dirname, '../../reports');

/** A picture of every route × layout × hotel × language, as `npm run screens` asks for. */
export default defineConfig({
  ...base,
  testDir: 'src/pictures',
  outputDir: path.join(reports, 'screens-e2e'),
  timeout: 40_000,
  reporter: [['dot'], ['json', { outputFile: path.join(reports, 'screens.json') }]],
  use: { ...base.use, trace: 'off', actionTimeout: 8_000 },
  projects: [{ name: 'screens' }],
});
