// `nx bench design-system`: the library beside plain React and four others, in one run.
// `-- --rounds 9` measures longer, `-- --only plain,ours` fewer, `-- --pictures folder` shows what is measured.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { installBenchTools } from '../bench/lib/install.mjs';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { buildKit } from './build.mjs';
import { kits } from './goals.mjs';
import { measureKit, median, showKit } from './measure.mjs';
import { report } from './report.mjs';

function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
}

function mediansOf(rounds) {
  return Object.fromEntries(
    Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]),
  );
}

const rounds = Number(option('rounds', '5'));
const names = option('only', Object.keys(kits).join(',')).split(',');

// The libraries to compare with are installed here, and only when somebody measures.
installBenchTools(fileURLToPath(new URL('.', import.meta.url)));
const built = {};
for (const name of names) built[name] = await buildKit(name);

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArgs,
});
try {
  const pictures = option('pictures');
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    for (const name of names) await showKit(browser, built[name].outDir, pictures, name);
  }
  const measured = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    // Each round starts with another kit, so that none is always first.
    const order = names.map((_, index) => names[(index + round) % names.length]);
    for (const name of order) measured[name].push(await measureKit(browser, built[name].outDir));
    console.error(`Round ${round + 1} of ${rounds} done.`);
  }
  const results = Object.fromEntries(
    names.map((name) => [name, { ...mediansOf(measured[name]), bundle: built[name].bundle }]),
  );
  const text = report(results, rounds);
  console.log(text);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench-design-system.md', `${text}\n`);
} finally {
  await browser.close();
}
