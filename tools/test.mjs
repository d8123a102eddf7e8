// `npm test`: every check, every test and the journeys on a phone, one after the other; then a table, what failed, and
// `N passed, N failed`. `npm test -- --only lint,unit` runs a part; the names are the first column of the table.
// `npm run test:browsers` is the part that only CI runs every time, by `npm test -- --all`.
import { mkdirSync, rmSync } from 'node:fs';
import { runStep } from './test/runStep.mjs';
import { steps } from './test/steps.mjs';
import { failuresList, lastLine, summaryTable } from './test/summary.mjs';

/** The steps asked for by `--only a,b`, all of them with `--all`, else all but those on demand. */
function wantedSteps() {
  if (process.argv.includes('--all')) return steps;
  const at = process.argv.indexOf('--only');
  if (at < 0) return steps.filter(({ isOnDemand = false }) => !isOnDemand);
  const names = (process.argv[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0 || names.length === 0) {
    console.error(
      `--only takes names of ${steps.map((step) => step.name).join(', ')}; got "${names.join(',')}".`,
    );
    process.exit(1);
  }
  return steps.filter((step) => names.includes(step.name));
}

const wanted = wantedSteps();
mkdirSync('reports/vitest', { recursive: true });
for (const step of wanted) {
  for (const path of step.stale ?? []) rmSync(path, { recursive: true, force: true });
}

const results = [];
for (const step of wanted) results.push(await runStep(step, results));

console.log(`\n${summaryTable(results)}\n`);
if (results.some((result) => result.failed > 0)) console.log(`${failuresList(results)}\n`);
console.log(lastLine(results));
process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
