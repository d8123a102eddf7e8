// What the API costs, as ratios to the same Fastify answering a constant to the same request.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPostgres } from '../../postgres/startPostgres.mjs';
import { benchHotel, HOTEL_ID, SERVICE_ID } from './benchHotel.mjs';
import { importHotel } from '../lib/importHotel.mjs';
import { medianOf } from '../lib/numbers.mjs';
import { startApp, startProcess } from '../lib/processes.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = 2;
const WARM_UP_SECONDS = 4;
const json = { 'content-type': 'application/json' };

const run = promisify(execFile);

async function load(target, seconds) {
  const { stdout } = await run(process.execPath, [here('load.mjs'), JSON.stringify({ ...target, seconds })]);
  return JSON.parse(stdout);
}

/** A customer, and the smallest order that a hotel takes from them. */
async function smallOrder(address) {
  const customer = { hoster: HOTEL_ID, email: 'bench@example.com', lastname: 'Bench', overwriting: false };
  const answer = await fetch(`${address}/api/customer`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(customer),
  });
  const { _id } = await answer.json();
  const item = { originalProductId: SERVICE_ID, quantity: 1, type: 'single' };
  return JSON.stringify({ hoster: HOTEL_ID, customer: _id, orderDetails: '', roomNumber: '12', item });
}

async function startServers(folder) {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('bench');
  const [sqlite, onPostgres] = await Promise.all(
    [
      { DATA_DIR: path.join(folder, 'sqlite') },
      { DATA_DIR: path.join(folder, 'postgres'), DATABASE_URL: databaseUrl },
    ].map((env) => {
      importHotel(folder, env, benchHotel);
      return startApp({ ...env, TRUST_PROXY: 'loopback' });
    }),
  );
  // An ETag belongs to one encoding: ask for the one of the load.
  const catalogue = await fetch(`${sqlite.address}/api/product?hosterId=${HOTEL_ID}&showAll=true`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const file = path.join(folder, 'constant.json');
  writeFileSync(file, Buffer.from(await catalogue.arrayBuffer()));
  const constant = await startProcess(here('constantServer.mjs'), { CONSTANT_FILE: file });
  const stop = async () => {
    await Promise.all([sqlite, onPostgres, constant].map((server) => server.stop()));
    await postgres.stop();
  };
  return { sqlite, onPostgres, constant, etag: catalogue.headers.get('etag'), stop };
}

/** Runs every target in turn, round after round, so that load of the machine affects all alike. */
export async function benchApi() {
  const folder = mkdtempSync(path.join(tmpdir(), 'guest-web-bench-'));
  const servers = await startServers(folder);
  const { sqlite, onPostgres, constant, etag } = servers;
  const catalogue = `${sqlite.address}/api/product?hosterId=${HOTEL_ID}&showAll=true`;
  const order = { method: 'POST', headers: json, expected: 201 };
  const body = await smallOrder(sqlite.address);
  const targets = {
    constantRead: { url: `${constant.address}/large`, expected: 200 },
    catalogue: { url: catalogue, expected: 200 },
    notModified: { url: catalogue, headers: { 'if-none-match': etag }, expected: 304 },
    constantWrite: { url: `${constant.address}/small`, ...order, body },
    sqlite: { url: `${sqlite.address}/api/order`, ...order, body },
    postgres: {
      url: `${onPostgres.address}/api/order`,
      ...order,
      body: await smallOrder(onPostgres.address),
    },
  };

  const rounds = [];
  try {
    for (const target of Object.values(targets)) await load(target, WARM_UP_SECONDS);
    for (let round = 1; round <= ROUNDS; round += 1) {
      process.stderr.write(`API: round ${round} of ${ROUNDS}\n`);
      const measured = {};
      for (const [name, target] of Object.entries(targets)) measured[name] = await load(target, SECONDS);
      rounds.push(measured);
    }
  } finally {
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return rowsOf(rounds);
}

function rowsOf(rounds) {
  const ratio = (name, to, goal, label) => ({
    group: 'API, 40 connections',
    name: label,
    value: medianOf(rounds, (round) => round[name].perSecond / round[to].perSecond),
    goal,
    isAtLeast: true,
    digits: 2,
    detail: `${Math.round(medianOf(rounds, (round) => round[name].perSecond))} a second, constant ${Math.round(medianOf(rounds, (round) => round[to].perSecond))}`,
  });
  const latency = (name, label) => ({
    group: 'API, 40 connections',
    name: `${label}, p99`,
    value: medianOf(rounds, (round) => round[name].p99),
    goal: 15,
    digits: 0,
    unit: 'ms',
  });
  return [
    ratio('catalogue', 'constantRead', 0.6, 'catalogue 200, ratio to a constant'),
    ratio('notModified', 'constantRead', 1, 'catalogue 304, ratio to a constant'),
    ratio('sqlite', 'constantRead', 0.35, 'durable order, SQLite, ratio to a constant'),
    ratio('postgres', 'constantRead', 0.28, 'durable order, PostgreSQL, ratio to a constant'),
    ratio('sqlite', 'constantWrite', undefined, 'durable order, SQLite, ratio to a small constant'),
    ratio('postgres', 'constantWrite', undefined, 'durable order, PostgreSQL, ratio to a small constant'),
    latency('catalogue', 'catalogue 200'),
    latency('notModified', 'catalogue 304'),
    latency('sqlite', 'order, SQLite'),
    latency('postgres', 'order, PostgreSQL'),
  ];
}
