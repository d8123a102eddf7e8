// `npm run screens`: a picture of every screen in every hotel, layout and language, measured, on one contact sheet in
// reports/screens. What follows `--` goes to Playwright: `npm run screens -- -g "demo-home"` repeats a part.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { ensureChromium } from '../chromium.mjs';
import { readShots, writeSheets } from './sheet.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'reports/screens');
const wishes = process.argv.slice(2);

function run(command, args) {
  const { status } = spawnSync('npx', [command, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: ensureChromium() },
  });
  return status ?? 1;
}

function printFindings() {
  const shots = readShots(folder);
  const byMeasure = new Map();
  for (const { name, found } of shots)
    for (const { measure, what } of found) {
      const key = `${measure}: ${what}`;
      byMeasure.set(key, [...(byMeasure.get(key) ?? []), name]);
    }
  for (const [what, names] of [...byMeasure].toSorted())
    console.log(
      `${what}\n    ${names.length} × ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`,
    );
  return { pictures: shots.length, findings: byMeasure.size };
}

if (wishes.length === 0) rmSync(folder, { recursive: true, force: true });
if (run('nx', ['run-many', '-t', 'build', '-p', 'guest-web,reference-api']) !== 0) process.exit(1);
const status = run('playwright', ['test', '--config', 'apps/guest-web-e2e/screens.config.ts', ...wishes]);
const files = await writeSheets(folder);
const { pictures, findings } = printFindings();
console.log(
  `\n${pictures} pictures, ${findings} different findings. reports/screens/index.html, ${files.join(', ')}`,
);
process.exitCode = status === 0 && findings === 0 ? 0 : 1;
