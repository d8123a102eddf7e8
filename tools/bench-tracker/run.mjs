// `nx bench tracker`: the recorder beside none and two others, in one run.
// `-- --rounds 9` measures longer, `-- --only none,ours` fewer.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { installBenchTools } from '../bench/lib/install.mjs';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { buildKit } from './build.mjs';
import { kits } from './goals.mjs';
import { measureKit, median } from './measure.mjs';
import { report } from './report.mjs';

function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
}

const rounds = Number(option('rounds', '5'));
const names = [...new Set(['none', 'ours', ...option('only', Object.keys(kits).join(',')).split(',')])];

// The recorders to compare with are installed here, and only when somebody measures.
installBenchTools(fileURLToPath(new URL('.', import.meta.url)));
const built = {};
for (const name of names) built[name] = await buildKit(name);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const measured = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with another recorder, so that none is always first.
    const order = names.map((_, index) => names[(index + round) % names.length]);
    for (const name of order) measured[name].push(await measureKit(browser, built[name].outDir));
    console.error(`Round ${round + 1} of ${rounds} done.`);
  }
  const medianOf = (name, measure) => median(measured[name].map((one) => one[measure]));
  const beyondNone = (name, measure) =>
    median(measured[name].map((one, round) => one[measure] - measured.none[round][measure]));
  const results = Object.fromEntries(
    names
      .filter((name) => name !== 'none')
      .map((name) => [
        name,
        {
          ...built[name].sizes,
          ...Object.fromEntries(
            ['steady', 'start', 'heap'].map((measure) => [measure, beyondNone(name, measure)]),
          ),
          ...Object.fromEntries(
            ['bytes', 'longest', 'longestLarge'].map((measure) => [measure, medianOf(name, measure)]),
          ),
        },
      ]),
  );
  const text = report(results, rounds);
  console.log(text);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench-tracker.md', `${text}\n`);
} finally {
  await browser.close();
}
