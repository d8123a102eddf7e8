import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordedOn } from './recordings';
import { startServer } from './startServer';

const cli = path.resolve(import.meta.dirname, '../../../../dist/apps/reference-api/cli.js');

/** Runs a command that serves a page until it is stopped; waits for the address that it prints. */
async function serve(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const printed = /http:\S+/u.exec(said)?.[0];
      if (printed !== undefined) resolve(printed);
    });
    child.once('exit', () => reject(new Error(`The command served nothing: ${said}`)));
  });
  return {
    address,
    /** Ends it as Ctrl+C does; gives its exit code. */
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
      return child.exitCode;
    },
  };
}

/** A server of its own that records, on a database of its own. */
export async function startRecordingServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-recording-'));
  const env = { DATA_DIR: folder, RECORDING_PROJECT_KEY: 'demo' };
  const server = await startServer(env);
  return {
    address: server.address,
    folder,
    /** What it has stored of recorded sessions. */
    recorded: () => recordedOn(path.join(folder, 'guest-web.sqlite')),
    /** Runs a command of the backend on the same database; gives what it prints. */
    run: (...args: string[]) =>
      execFileSync(process.execPath, [cli, ...args], { env: { ...process.env, ...env }, encoding: 'utf8' }),
    /** Runs such a command that serves a page. */
    serve: (...args: string[]) => serve(args, { ...process.env, ...env }),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RecordingServer = Awaited<ReturnType<typeof startRecordingServer>>;
