import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';

const READY = /"address":"([^"]+)","msg":"ready"/u;

/** A temporary folder that is removed after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface ServerProcess {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts one of the built programs; it does not outlive the test. */
export function spawnBuilt(
  program: 'main.js' | 'cli.js',
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [join(inject('serverFolder'), program), ...args], {
    env: { PATH: process.env.PATH, WEB_DIR: join(tmpdir(), 'no-web-app-here'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, stdout: () => stdout, stderr: () => stderr, ended };
}

export interface ListeningServer extends ServerProcess {
  address: string;
}

/** Starts the built server on a free port and waits until it is ready. */
export async function startBuilt(env: NodeJS.ProcessEnv): Promise<ListeningServer> {
  const server = spawnBuilt('main.js', { PORT: '0', LOG_LEVEL: 'info', ...env });
  for (;;) {
    const address = READY.exec(server.stdout())?.[1];
    if (address !== undefined) return { ...server, address };
    const next = await Promise.race([once(server.child.stdout ?? server.child, 'data'), server.ended]);
    if (!Array.isArray(next)) throw new Error(`The server ended with ${next}: ${server.stderr()}`);
  }
}
