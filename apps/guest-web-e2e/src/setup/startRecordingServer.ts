import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordedOn } from './recordings';
import { startServer } from './startServer';

const cli = path.resolve(import.meta.dirname, '../../../../dist/apps/reference-api/cli.js');

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
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RecordingServer = Awaited<ReturnType<typeof startRecordingServer>>;
