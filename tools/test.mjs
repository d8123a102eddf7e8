// `npm test`: every check, every test and the journeys on a phone, one after the other; then a table, what failed, and
// `N passed, N failed`. `npm test -- --only lint,unit` runs a part; the names are the first column of the table.
// `npm run test:browsers` is the part that only CI runs every time, by `npm test -- --all`.
// `npm test -- --only journeys --repeat 20 --load` runs each journey 20 times while other work uses the processor;
// `--grep "a word of the title"` narrows it.
import { mkdirSync, rmSync } from 'node:fs';
import { startLoad } from './test/load.mjs';
import { readOptions, UsageError } from './test/options.mjs';
import { runStep } from './test/runStep.mjs';
import { steps as allSteps } from './test/steps.mjs';
import { failuresList, lastLine, summaryTable } from './test/summary.mjs';

/** The options, or the end of the process with one line where they are mistaken. */
function options() {
  try {
    return readOptions(process.argv.slice(2), allSteps);
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause;
    console.error(cause.message);
    return process.exit(1);
  }
}

const { steps, isLoaded } = options();
mkdirSync('reports/vitest', { recursive: true });
for (const step of steps) {
  for (const path of step.stale ?? []) rmSync(path, { recursive: true, force: true });
}

const stopLoad = isLoaded ? startLoad() : undefined;
const results = [];
for (const step of steps) results.push(await runStep(step, results));
stopLoad?.();

console.log(`\n${summaryTable(results)}\n`);
if (results.some((result) => result.failed > 0)) console.log(`${failuresList(results)}\n`);
console.log(lastLine(results));
process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
