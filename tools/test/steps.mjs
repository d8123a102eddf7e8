// What `npm test` and `npm run test:browsers` run, in order. A check counts as one; a step with reports its tests.
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { ensureChromium, ensureWholeChromium } from '../chromium.mjs';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the same
import { ensureEngines } from '../engines.mjs';
import { playwrightCounts, vitestCounts } from './counts.mjs';
import { output } from './shell.mjs';

const unitReports = 'reports/vitest';
const storyReport = `${unitReports}/design-system-storybook.json`;
const packageReports = ['design-system', 'tracker'].map((name) => `${unitReports}/${name}-package.json`);
const recorderReport = `${unitReports}/tracker-browser.json`;
const journeyReport = 'reports/e2e.json';
const browsersReport = 'reports/e2e-browsers.json';
const enginesReport = 'reports/e2e-engines.json';

/** Nx in a log: no interface, no daemon, every line under its project. */
const nx = (...args) => ['nx', ...args, '--output-style=stream'];

/** The projects whose Vitest reports must exist after the unit step. */
function projectsWithTests() {
  return JSON.parse(output(['nx', 'show', 'projects', '--with-target', 'test', '--json']));
}

const useChromium = () => ({ CHROME_PATH: ensureChromium() });
/** Journeys of usability tests need a camera besides. */
const useCamera = () => {
  ensureWholeChromium();
  return useChromium();
};

export const steps = [
  { name: 'format', title: 'Formatting', command: ['prettier', '--check', '.'] },
  {
    name: 'lint',
    title: 'Lint',
    // The boundary rule reads Nx's project graph and is silently skipped where none was computed.
    before: () => void output(['nx', 'show', 'projects']),
    command: ['eslint', '.', '--max-warnings', '0'],
  },
  {
    name: 'layers',
    title: 'No import cycle of files or folders',
    command: ['npm', 'run', '--silent', 'layers'],
  },
  { name: 'types', title: 'Types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'unused', title: 'Unused exports and packages', command: ['knip'] },
  {
    name: 'unit',
    title: 'Rules, stores and pages',
    stale: [unitReports],
    command: nx('run-many', '-t', 'test'),
    count: () => vitestCounts(projectsWithTests().map((project) => `${unitReports}/${project}.json`)),
  },
  { name: 'build', title: 'Builds', command: nx('run-many', '-t', 'build') },
  { name: 'sizes', title: 'Size budgets', needs: 'build', command: ['node', 'tools/bench/sizes.mjs'] },
  {
    name: 'package',
    title: 'Packed libraries in apps of their own',
    needs: 'build',
    stale: packageReports,
    before: useChromium,
    command: nx('run-many', '-t', 'check-package'),
    count: () => vitestCounts(packageReports),
  },
  {
    name: 'stories',
    title: 'Stories in Chromium',
    stale: [storyReport],
    before: useChromium,
    command: nx('test-storybook', 'design-system'),
    count: () => vitestCounts([storyReport]),
  },
  {
    name: 'recorder',
    title: 'The recorder in Chromium',
    stale: [recorderReport],
    before: useChromium,
    command: nx('test-chromium', 'tracker'),
    count: () => vitestCounts([recorderReport]),
  },
  {
    name: 'journeys',
    isPlaywright: true,
    title: 'Journeys in Chromium, on a phone',
    needs: 'build',
    stale: [journeyReport],
    before: useCamera,
    command: nx('e2e', 'guest-web-e2e'),
    count: () => playwrightCounts(journeyReport),
  },
  {
    name: 'browsers',
    isPlaywright: true,
    title: "Journeys in a computer's window, and every screen in each hotel, window, language and text size",
    isOnDemand: true,
    stale: [browsersReport],
    before: useCamera,
    command: nx('e2e-browsers', 'guest-web-e2e'),
    count: () => playwrightCounts(browsersReport),
  },
  {
    name: 'engines',
    isPlaywright: true,
    title: 'Main journeys and every screen in Firefox and WebKit',
    isOnDemand: true,
    needs: 'build',
    stale: [enginesReport],
    before: ensureEngines,
    command: nx('e2e-engines', 'guest-web-e2e'),
    count: () => playwrightCounts(enginesReport),
  },
];
