// What one toggle of a sheet order costs; the cost must not grow with the order.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { medianOf } from '../lib/numbers.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SHEETS = [1, 10, 50];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const outDir = path.join(root, 'node_modules/.cache/bench-order');

/** The store as the app is built: bundled, in production mode. */
async function built() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, 'tools/bench/order/toggle.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'toggle.js' } },
    },
  });
  return import(pathToFileURL(path.join(outDir, 'toggle.js')).href);
}

/** Rows of the report: the cost at each size, and how much the largest costs more than the smallest. */
export async function benchToggles() {
  const { toggleMicroseconds } = await built();
  const rounds = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = Object.fromEntries(SHEETS.map((count) => [count, toggleMicroseconds(count)]));
    if (round > 0) rounds.push(measured);
  }
  rmSync(outDir, { recursive: true, force: true });
  const group = 'One toggle, 20 sections of 30 items';
  const at = (count) => medianOf(rounds, (round) => round[count]);
  return [
    ...SHEETS.map((count) => ({
      group,
      name: count === 1 ? '1 sheet' : `${count} sheets`,
      value: at(count),
      goal: 20,
      digits: 1,
      unit: 'µs',
    })),
    { group, name: 'growth from 1 to 50 sheets', value: at(50) / at(1), goal: 1.7, digits: 2 },
  ];
}
