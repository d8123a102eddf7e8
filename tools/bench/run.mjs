// npm run bench: all speed figures in one run, each beside its goal. Compare ratios:
// milliseconds depend on the machine. Nothing fails here; `npm test` checks sizes.mjs.
import path from 'node:path';
import { ensureBuilt, root } from '../lib/build.mjs';
import { installBenchTools } from './lib/install.mjs';
import { markdownTable, writeReport } from './lib/report.mjs';
import { measureSizes } from './sizes.mjs';

const REPORT = 'reports/bench.json';

installBenchTools(path.join(root, 'tools/bench'));
await ensureBuilt(['guest-web', 'reference-api']);

// Imported after the installation and the build, because they import both.
const { benchApi } = await import('./api/bench.mjs');
const { benchWorstBodies } = await import('./api/worstBodies.mjs');
const { benchPages } = await import('./pages/bench.mjs');
const { benchKeystroke } = await import('./pages/keystroke.mjs');
const { benchLongLists } = await import('./pages/longLists.mjs');
const { benchToggles } = await import('./order/bench.mjs');
const { benchInteractions } = await import('./order/interactions.mjs');
const { benchCityGuide } = await import('./cityGuide/bench.mjs');

const sizeRows = measureSizes().map(({ name, bytes, budget }) => ({
  group: 'JavaScript, brotli',
  name: name === 'home' ? 'home' : `${name}, beyond home`,
  value: bytes / 1024,
  goal: budget / 1024,
  digits: 1,
  unit: 'KiB',
}));
const rows = [
  ...(await benchApi()),
  ...benchWorstBodies(),
  ...(await benchPages()),
  ...(await benchKeystroke()),
  ...(await benchLongLists()),
  ...(await benchToggles()),
  ...(await benchInteractions()),
  ...(await benchCityGuide()),
  ...sizeRows,
];

console.log(`\n${markdownTable(rows)}\n`);
writeReport(path.join(root, REPORT), rows);
console.log(`Also in ${REPORT}.`);
