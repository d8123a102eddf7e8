// What the worst body that any route takes costs, as a ratio to reading a million bytes of JSON.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const file = path.join(root, 'node_modules/.cache/bench-worst-bodies.json');

export function benchWorstBodies() {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const config = path.join(root, 'apps/reference-api/vitest.bench.config.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  execFileSync(process.execPath, [vitest, 'run', '--config', config], {
    cwd: root,
    env: { ...process.env, BENCH_FILE: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { ratio, what } = JSON.parse(readFileSync(file, 'utf8'));
  return [{ group: 'Worst body of all routes', name: what, value: ratio, goal: 1, digits: 2 }];
}
