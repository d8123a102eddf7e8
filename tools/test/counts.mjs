// Reads the reports of the test runners. A problem is a failure that no single test stands for.
import { existsSync, readFileSync } from 'node:fs';

const NOT_RUN = new Set(['skipped', 'pending', 'todo', 'disabled']);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function vitestCount(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, problems: [`${file} was not written.`] };
  const report = readJson(file);
  // A file that fails to load, or an unhandled error, has no failed test of its own.
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const problems = broken.map((result) => `${result.name} could not run: ${result.message}`);
  // A switch that turns a whole file off looks like success for ever.
  const off = report.testResults.filter(
    ({ assertionResults }) =>
      assertionResults.length > 0 && assertionResults.every(({ status }) => NOT_RUN.has(status)),
  );
  problems.push(...off.map((result) => `${result.name}: every test of it was skipped.`));
  if (!report.success && report.numFailedTests === 0 && broken.length === 0) {
    problems.push(`${file} reports a failure outside of its tests.`);
  }
  if (report.numTotalTests === 0 && problems.length === 0) problems.push(`${file} holds no test.`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
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
    problems: counts.flatMap((count) => count.problems),
  };
}

/** What Playwright's JSON report says; a test that passed only when retried counts as failed. */
export function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0, problems: [`${file} was not written.`] };
  const { stats, errors } = readJson(file);
  const problems = errors.map((error) => `Playwright: ${error.message}`);
  if (stats.expected + stats.unexpected + stats.flaky === 0) problems.push(`${file} holds no test.`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, problems };
}
