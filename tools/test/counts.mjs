// Reads the reports of the test runners. A problem is a failure without a failed test.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Enough for an expectation, what was received, and the line of the test. */
const REASON_LINES = 20;
const NOT_RUN = new Set(['skipped', 'pending', 'todo', 'disabled']);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const notWritten = (file) => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  problems: [`${file} was not written.`],
});

/** A name, and below it the first lines of what failed. */
const withReason = (name, message) => {
  const reason = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => `    ${line.slice(0, 200)}`);
  return [name, ...reason].join('\n');
};

/** A failed test: a line with its project, its file and its full name, and the first lines of what it said. */
const failureText = (message, project, file, ...titles) =>
  withReason([project, path.relative('.', file), ...titles].filter(Boolean).join(' › '), message);

/** The failed tests of a Vitest report, which has the project's name. */
function vitestFailures(file, { testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles = [], title, failureMessages = [] }) =>
        failureText(failureMessages[0], path.basename(file, '.json'), name, ...ancestorTitles, title),
      ),
  );
}

function vitestCount(file) {
  if (!existsSync(file)) return notWritten(file);
  const report = readJson(file);
  // A file that fails to load, or an unhandled error, has no failed test of its own.
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const problems = broken.map((result) => `${result.name} could not run: ${result.message}`);
  // A file whose tests are all skipped would count as success.
  const off = report.testResults.filter(
    ({ assertionResults }) =>
      assertionResults.length > 0 && assertionResults.every(({ status }) => NOT_RUN.has(status)),
  );
  problems.push(...off.map((result) => `${result.name}: every test of it was skipped.`));
  const outside = report.unhandledErrors ?? [];
  problems.push(...outside.map((message) => withReason(`${file}: an error outside of tests`, message)));
  if (!report.success && report.numFailedTests === 0 && broken.length === 0) {
    problems.push(`${file} reports a failure outside of its tests.`);
  }
  if (report.numTotalTests === 0 && problems.length === 0) problems.push(`${file} holds no test.`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: vitestFailures(file, report),
    problems,
  };
}

/** The sum of some Vitest JSON reports; a missing one is a problem. */
export function vitestCounts(files) {
  const counts = files.map(vitestCount);
  const sum = (field) => counts.reduce((total, count) => total + count[field], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: counts.flatMap((count) => count.failures),
    problems: counts.flatMap((count) => count.problems),
  };
}

/** The tests of one suite of Playwright and of those inside it that failed, or passed only when retried. */
function playwrightFailures({ suites = [], specs = [] }, rootDir, titles = []) {
  const failed = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results = [] }) => {
        const message = results.find(({ error }) => error)?.error.message;
        return failureText(message, projectName, path.join(rootDir, file), ...titles, title);
      }),
  );
  // The outermost suite of each file has the file's name as its title.
  const inner = suites.flatMap((suite) =>
    playwrightFailures(suite, rootDir, suite.title === suite.file ? titles : [...titles, suite.title]),
  );
  return [...failed, ...inner];
}

/** What Playwright's JSON report says; a test that passed only when retried counts as failed. */
export function playwrightCounts(file) {
  if (!existsSync(file)) return notWritten(file);
  const report = readJson(file);
  const { stats, errors } = report;
  const problems = errors.map((error) => `Playwright: ${error.message}`);
  if (stats.expected + stats.unexpected + stats.flaky === 0) problems.push(`${file} holds no test.`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: playwrightFailures(report, report.config?.rootDir ?? '.'),
    problems,
  };
}
