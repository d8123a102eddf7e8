// Servers under test, each in a process of its own with the same set-up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const READY = /"address":"([^"]+)","msg":"ready"/u;
const main = fileURLToPath(new URL('../../../dist/apps/reference-api/main.js', import.meta.url));

/** Starts a Node program that logs its address; returns the address and a function that stops it. */
export async function startProcess(program, env = {}) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  const listen = (chunk) => (said += chunk);
  child.stderr.on('data', listen);
  child.stdout.on('data', listen);
  while (!READY.test(said)) {
    const [event] = await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(() => [undefined]),
    ]);
    if (event === undefined) throw new Error(`${program} did not start: ${said}`);
  }
  // Reads and discards the log: a full pipe would block the server.
  child.stdout.off('data', listen).resume();
  return {
    address: READY.exec(said)[1],
    stop: async () => {
      process.off('exit', kill);
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** The built server of the app. */
export const startApp = (env) => startProcess(main, { LOG_LEVEL: 'info', ...env });
