import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { aFolder } from './support/serverProcess';

const workspace = join(import.meta.dirname, '../../..');
const ADDRESS = /(http:\/\/127\.0\.0\.1:\d+)\/demo/u;

/** `npm run dev` on a free port and an empty folder; it does not outlive the test. */
async function startDev() {
  const child = spawn(process.execPath, [join(workspace, 'tools/dev.mjs')], {
    cwd: workspace,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: aFolder(), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = ADDRESS.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
  return { address, child, ended };
}

it('npm run dev serves the API and rendered pages from the sources, and stops on Ctrl-C', async () => {
  const { address, child, ended } = await startDev();
  expect((await fetch(`${address}/health`)).status).toBe(200);
  const page = await fetch(`${address}/demo`, { headers: { 'accept-language': 'en' } });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<h1');
  expect(html).toContain('Hôtel des Lices');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
}, 60_000);
