import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms, runAs } from './postgresBinaries.mjs';

/** No socket file outside the temporary folder. */
const SETTINGS = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];

/** The server ends with its standard input, also when the tests are killed. */
const GUARDED = `
  exec 3<&0
  "$0" "$@" &
  server=$!
  (read line <&3; kill -INT $server) &
  wait $server
`;

/** A real PostgreSQL in a temporary folder, on a free port; for tests alone. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'guest-web-postgres-'));
  giveAway(folder);
  const programs = postgresPrograms(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  giveAway(data);
  initialise(programs, data);

  const port = await freePort();
  const address = (database) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const server = spawn(
      '/bin/sh',
      ['-c', GUARDED, join(programs, 'postgres'), '-D', data, '-p', String(port), ...SETTINGS],
      { ...runAs, stdio: ['pipe', 'ignore', 'pipe'] },
    );
    await untilReady(server);
    return server;
  };
  let server = await start();
  /** Cuts every connection. */
  const halt = async () => {
    const ended = once(server, 'exit');
    server.stdin.end();
    await ended;
  };

  return {
    createDatabase: async (name) => {
      const client = new Client(address('postgres'));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    },
    halt,
    start: async () => {
      server = await start();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function giveAway(folder) {
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
}

function initialise(programs, data) {
  const options = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const { status, stderr } = spawnSync(join(programs, 'initdb'), options, { ...runAs, encoding: 'utf8' });
  if (status !== 0) throw new Error(`PostgreSQL's initdb failed: ${stderr}`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
}
