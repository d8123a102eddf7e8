import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../../../dist/apps/reference-api/main.js');
const READY = /"address":"([^"]+)","msg":"ready"/u;

/** Starts the built server on a free port and waits until it is ready. */
export async function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  let isStopping = false;
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = READY.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once('exit', () => reject(new Error(`The built server did not start: ${said}`)));
  });
  child.once('exit', (code, signal) => {
    // Without this line every later test only says that the connection was refused.
    // eslint-disable-next-line no-console -- this is the one place that knows
    if (!isStopping) console.error(`The server at ${address} ended by itself (${code ?? signal}): ${said}`);
  });
  return {
    address,
    /** Everything that it has logged so far. */
    log: () => said,
    /** As a power cut: nothing is written any more, nobody is told. */
    crash: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      isStopping = true;
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
