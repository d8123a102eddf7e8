import { show } from './shell.mjs';
import { lastLines } from './summary.mjs';

/** Stops what hangs. A busy machine takes three times as long as a quiet one. */
const STEP_LIMIT_MS = 40 * 60_000;

/** Counts of a step: one for a check; for tests what the reports say, plus one for a failure they hide. */
function countsOf(step, { exitCode, lines }) {
  const none = { passed: 0, failed: 0, skipped: 0, failures: [], problems: [] };
  const counts = step.count?.() ?? { ...none, passed: exitCode === 0 ? 1 : 0 };
  for (const problem of counts.problems) console.error(problem);
  const failures = [...counts.failures, ...counts.problems];
  const failed = counts.failed + counts.problems.length;
  if (exitCode === 0 || failed > 0) return { ...counts, failed, failures };
  return { ...counts, failed: 1, failures: lastLines(lines) };
}

async function execute(step, earlier) {
  const needed = earlier.find((result) => result.name === step.needs);
  if (needed && needed.failed > 0)
    throw new Error(`Not run: it needs the step "${step.needs}", which failed.`);
  const extraEnvironment = step.before?.() ?? {};
  return countsOf(
    step,
    await show(step.command, { extraEnvironment, timeoutMs: STEP_LIMIT_MS * (step.times ?? 1) }),
  );
}

/** Runs one step under a heading; a failure does not stop the next step. */
export async function runStep(step, earlier) {
  console.log(`\n━━━ ${step.title} (${step.name}) ━━━`);
  const start = performance.now();
  const counts = await execute(step, earlier).catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0, failures: [error.message] };
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(`━━━ ${step.name}: ${counts.failed > 0 ? 'FAILED' : 'ok'} in ${seconds.toFixed(1)} s`);
  const { passed, failed, skipped, failures } = counts;
  return { name: step.name, passed, failed, skipped, failures, seconds };
}
