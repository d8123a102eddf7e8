import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const builtMain = path.resolve(import.meta.dirname, '../../../../dist/apps/reference-api/main.js');
const READY = /"address":"([^"]+)","msg":"ready"/u;

interface StartOptions {
  /** Modules that Node loads before the server. */
  preload?: string;
  /** The server of another build. */
  main?: string;
}

/** Starts the built server on a free port and waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  { preload, main = builtMain }: StartOptions = {},
) {
  const child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), main], {
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
    // Without this line later tests only report a refused connection.
    // eslint-disable-next-line no-console -- this is the one place that knows
    if (!isStopping) console.error(`The server at ${address} ended by itself (${code ?? signal}): ${said}`);
  });
  return {
    address,
    /** Everything that it has logged so far. */
    log: () => said,
    /** Waits until the server has ended by itself, as the test intends; resolves with its signal. */
    death: async () => {
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return child.signalCode;
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
