import { test as base, expect } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool is no project, it serves all of them
import { chromiumArgs, findChromium } from '../../../../tools/chromium.mjs';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the same
import { findFirefox, findWebKit } from '../../../../tools/engines.mjs';
import { readSites, type Sites } from '../setup/sites';
import { startWebKit } from './adapters/withWebDriver';
import { startWithPuppeteer } from './adapters/withPuppeteer';
import { bundleFinder } from './inPage/bundle';
import { startLine } from './lineProxy';
import type { Engine, Tab, Window } from './tab';
import { Visitor } from './visitor';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Starts an engine; undefined where this machine has none. */
async function start(name: EngineName): Promise<Engine | undefined> {
  if (name === 'webkit') {
    const programs = findWebKit();
    return programs && startWebKit(programs);
  }
  const file = name === 'firefox' ? findFirefox() : findChromium();
  if (!file) return undefined;
  return name === 'firefox'
    ? startWithPuppeteer('firefox', file)
    : startWithPuppeteer('chrome', file, chromiumArgs);
}

type Line = Awaited<ReturnType<typeof startLine>>;

interface Fixtures {
  window: Window;
  /** A first visit: the welcome and the consents appear. */
  isNewcomer: boolean;
  sites: Sites;
  /** The server on SQLite, behind a line that can be cut. */
  line: Line;
  tab: Tab;
  visitor: Visitor;
  /** Allows a complaint of the console that the test causes on purpose. */
  expectComplaint: (pattern: RegExp) => void;
  expected: RegExp[];
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: Engine | undefined;
  finder: string;
}

/** Journeys in any engine; a complaint of its console fails them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  window: [{ width: 390, height: 844 }, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern
  finder: [async ({}, provide) => provide(await bundleFinder()), { scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await start(engineName);
      await provide(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- the same
  sites: async ({}, provide) => provide(readSites()),
  // eslint-disable-next-line no-empty-pattern -- the same
  expected: async ({}, provide) => provide([]),
  expectComplaint: async ({ expected }, provide) => provide((pattern) => void expected.push(pattern)),
  line: async ({ sites }, provide) => {
    const line = await startLine(sites.sqlite);
    await provide(line);
    await line.stop();
  },
  tab: async ({ engine, engineName, window, expected }, provide, info) => {
    info.skip(!engine, `This machine has no ${engineName}`);
    if (!engine) return;
    const tab = await engine.open(window);
    try {
      await provide(tab);
      if (info.status !== info.expectedStatus) {
        await info.attach('window', { body: await tab.screenshot(), contentType: 'image/png' });
      }
      const complaints = await tab.complaints();
      const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    } finally {
      await tab.close();
    }
  },
  isNewcomer: [false, { option: true }],
  visitor: async ({ tab, finder, line, isNewcomer }, provide) => {
    const visitor = new Visitor(tab, finder);
    if (!isNewcomer) await visitor.beKnown(line.address);
    await provide(visitor);
  },
});

export { expect };
