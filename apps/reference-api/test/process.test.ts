import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder, spawnBuilt, startBuilt } from './support/serverProcess';

/** What the operator sees of a server that could not start. */
async function failureOf(env: NodeJS.ProcessEnv) {
  const server = spawnBuilt('main.js', { DATA_DIR: aFolder(), PORT: '0', ...env });
  const code = await server.ended;
  const lines = server.stderr().trimEnd().split('\n');
  return {
    code,
    line: lines.filter((line) => !line.startsWith('The guest web app is not built')).join('\n'),
  };
}

it('starts on an empty folder, serves the demo hotels and stops cleanly on Ctrl-C', async () => {
  const DATA_DIR = aFolder();
  const server = await startBuilt({ DATA_DIR });
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  expect((await fetch(`${server.address}/api/hoster?shortcut=demo`)).status).toBe(200);
  const secret = join(DATA_DIR, 'server-secret');
  expect(statSync(secret).mode & 0o777).toBe(0o600);
  const before = readFileSync(secret, 'utf8');

  server.child.kill('SIGINT');
  // The same key press, passed on by npm.
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.stdout()).toContain('"msg":"stopped"');

  await startBuilt({ DATA_DIR });
  expect(readFileSync(secret, 'utf8')).toBe(before);
});

it('says so in one line when the guest web app is not built, and serves the API', async () => {
  const server = await startBuilt({ DATA_DIR: aFolder() });
  expect(server.stderr()).toMatch(/^The guest web app is not built \(.+\)[^\n]*\n$/u);
  const page = await fetch(`${server.address}/demo`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Try again');
});

it('ends with one line and 1 when the port is busy', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const { code, line } = await failureOf({ PORT: String(port) });
  holder.close();
  expect({ code, line }).toEqual({
    code: 1,
    line: `Port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT`,
  });
});

it('ends with one line and 1 when the host is not one of this machine', async () => {
  const { code, line } = await failureOf({ HOST: '192.0.2.1' });
  expect(code).toBe(1);
  expect(line).toMatch(/^The server cannot listen on 192\.0\.2\.1, port 0 \(\w+\): set HOST and PORT$/u);
});

it('ends with one line and 1 when the data folder cannot be written', async () => {
  // A file in the folder's place also stops root, which a folder's mode does not.
  const file = join(aFolder(), 'file');
  writeFileSync(file, '');
  const { code, line } = await failureOf({ DATA_DIR: join(file, 'data') });
  expect(code).toBe(1);
  expect(line).toMatch(/^The data folder .+ cannot be written \(ENOTDIR\): set DATA_DIR$/u);
});

it('ends with one line and 1 when the database is no database', async () => {
  const DATA_DIR = aFolder();
  writeFileSync(join(DATA_DIR, 'guest-web.sqlite'), 'this is no database, however long it may be'.repeat(50));
  const { code, line } = await failureOf({ DATA_DIR });
  expect(code).toBe(1);
  expect(line.split('\n')).toHaveLength(1);
  expect(line).toContain(DATA_DIR);
});

it('ends with one line and 1 when DATABASE_URL cannot be reached, without the password', async () => {
  const { code, line } = await failureOf({ DATABASE_URL: 'postgres://guest:pass-word@127.0.0.1:9/guest' });
  expect(code).toBe(1);
  expect(line).toMatch(/^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)/u);
  expect(line.split('\n')).toHaveLength(1);
  expect(line).not.toContain('pass-word');
});

it('ends with one line and 1 when the environment is mistaken', async () => {
  const { code, line } = await failureOf({ PORT: 'http', API_URL: 'api.example.com' });
  expect({ code, line }).toEqual({
    code: 1,
    line: 'PORT is not a whole number from 0 to 65535; API_URL is not an address that begins with http:// or https://',
  });
});
