import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from '../counts.mjs';
import { failuresList, lastLine, lastLines, summaryTable } from '../summary.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'test-runner-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function aFile(report: object): string {
  count += 1;
  const file = path.join(folder, `${count}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const aVitestReport = (report: object = {}) =>
  aFile({
    success: true,
    numTotalTests: 3,
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...report,
  });

describe('reports of Vitest', () => {
  it('are added up', () => {
    const failing = aVitestReport({
      success: false,
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 1,
      testResults: [
        {
          name: path.resolve('libs/visit/a.test.ts'),
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              ancestorTitles: ['a form'],
              title: 'is sent',
              failureMessages: ['expected 1\n\n    at a.test.ts:3'],
            },
          ],
        },
      ],
    });
    expect(vitestCounts([aVitestReport(), failing])).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      failures: [
        `${path.basename(failing, '.json')} › libs/visit/a.test.ts › a form › is sent\n    expected 1\n        at a.test.ts:3`,
      ],
      problems: [],
    });
  });

  it.each([
    ['that were not written', () => '/nowhere/report.json', 'was not written'],
    ['that hold no test', () => aVitestReport({ numTotalTests: 0, numPassedTests: 0 }), 'holds no test'],
    [
      'of a file that was switched off',
      () =>
        aVitestReport({
          numPassedTests: 2,
          numPendingTests: 1,
          testResults: [
            { name: 'a', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
            { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'skipped' }] },
          ],
        }),
      'b.test.ts: every test of it was skipped',
    ],
    [
      'of a file that did not load',
      () =>
        aVitestReport({
          success: false,
          testResults: [
            { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
          ],
        }),
      'b.test.ts could not run: no such module',
    ],
    ['that fail without a reason', () => aVitestReport({ success: false }), 'failure outside of its tests'],
    [
      'of an error outside of tests',
      () => aVitestReport({ unhandledErrors: ['Error: too late\n    at a.ts:3'] }),
      'an error outside of tests\n    Error: too late\n        at a.ts:3',
    ],
  ])('%s are a problem', (_, makeFile, problem) => {
    const { problems } = vitestCounts([makeFile()]);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the report of Playwright', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };

  it('counts what passed only when retried as failed', () => {
    expect(playwrightCounts(aFile({ stats, errors: [] }))).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: [],
      problems: [],
    });
  });

  it('names each failed test with its window, file and titles', () => {
    const spec = (title: string, status: string) => ({
      file: 'orders.spec.ts',
      title,
      tests: [
        { projectName: 'phone', status, results: [{ error: { message: '\u001b[31mtoo late\u001b[39m' } }] },
      ],
    });
    const suites = [
      {
        title: 'orders.spec.ts',
        file: 'orders.spec.ts',
        specs: [spec('is sent', 'unexpected'), spec('is seen', 'expected')],
        suites: [{ title: 'without a network', file: 'orders.spec.ts', specs: [spec('waits', 'flaky')] }],
      },
    ];
    const config = { rootDir: path.resolve('journeys') };
    expect(playwrightCounts(aFile({ config, stats, errors: [], suites })).failures).toEqual([
      'phone › journeys/orders.spec.ts › is sent\n    too late',
      'phone › journeys/orders.spec.ts › without a network › waits\n    too late',
    ]);
  });

  it('is a problem when it is missing, empty or broken off', () => {
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts('/nowhere/e2e.json').problems).toHaveLength(1);
    expect(playwrightCounts(aFile({ stats: none, errors: [] })).problems).toHaveLength(1);
    expect(playwrightCounts(aFile({ stats, errors: [{ message: 'no browser' }] })).problems).toEqual([
      'Playwright: no browser',
    ]);
  });
});

describe('the end of a run', () => {
  const results = [
    { name: 'lint', passed: 1, failed: 0, skipped: 0, seconds: 2.04, failures: [] },
    {
      name: 'unit',
      passed: 40,
      failed: 2,
      skipped: 1,
      seconds: 10,
      failures: ['visit › a.test.ts › is sent'],
    },
  ];

  it('is one plain line', () => {
    expect(lastLine(results)).toBe('41 passed, 2 failed, 1 skipped');
    expect(lastLine(results.map((result) => ({ ...result, skipped: 0 })))).toBe('41 passed, 2 failed');
  });

  it('names what failed', () => {
    expect(failuresList(results)).toBe('Failed in unit:\n  visit › a.test.ts › is sent');
  });

  it('follows a table of the steps and their sum', () => {
    const rows = summaryTable(results)
      .split('\n')
      .map((row) => row.trim().split(/\s+/u));
    expect(rows).toEqual([
      ['step', 'passed', 'failed', 'skipped', 'seconds'],
      ['lint', '1', '0', '0', '2.0'],
      ['unit', '40', '2', '1', '10.0'],
      ['all', '41', '2', '1', '12.0'],
    ]);
  });
});

describe('what a command said last', () => {
  const work = Array.from({ length: 60 }, (_, index) => `visit: line ${index}`);

  it('is its last lines', () => {
    expect(lastLines([...work, 'done'])).toEqual([...work.slice(-39), 'done']);
  });

  it('is the last lines of the tasks that failed, of several at once', () => {
    const lines = [
      ...work,
      'order: Error: late',
      'pages: fine',
      'Failed tasks:',
      '',
      '- visit:test',
      '- order:test',
    ];
    expect(lastLines(lines)).toEqual([...work.slice(-40), 'order: Error: late']);
  });
});
