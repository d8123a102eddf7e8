import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { problemTypes } from '@guest/api-contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readDocumentKeys } from '../src/documents/documentKeys';
import { createFolderVault } from '../src/documents/folderVault';
import { aForm, aPicture } from './support/multipart';
import { testServer } from './support/testServer';

const url = '/api/assets/upload/privatedocument';
const MARK = 'zz-personal-zz';
const OPERATOR = 'the-operator-of-these-tests-is-nobody';

/** The real server with papers in a real folder. */
async function aServer(env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const vault = createFolderVault(join(folder, 'private'), readDocumentKeys(undefined, folder));
  const files = () =>
    readdirSync(join(folder, 'private'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  return { ...(await testServer({ env: { OPERATOR_TOKEN: OPERATOR, ...env }, vault })), files };
}

async function upload(app: FastifyInstance, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const file = new File([new Uint8Array(bytes)], `${MARK}.jpg`, { type: 'image/jpeg' });
  const { body, type } = await aForm({ hoster: 'palace-id', file });
  return app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload: body });
}

describe('an upload', () => {
  it('is sealed on the disk and comes back to the operator alone, as it was', async () => {
    const { app, files, lines } = await aServer();
    const picture = aPicture(5_000);
    const answer = await upload(app, picture);
    expect(answer.statusCode).toBe(201);
    const { _id: id } = answer.json<{ _id: string }>();
    const [file = '', ...others] = files();
    expect(others).toEqual([]);
    expect(readFileSync(file).includes(picture.subarray(0, 16))).toBe(false);

    const address = `/api/assets/privatedocument/${id}`;
    expect((await app.inject(address)).statusCode).toBe(401);
    const read = await app.inject({ url: address, headers: { authorization: `Bearer ${OPERATOR}` } });
    expect(read.rawPayload.equals(picture)).toBe(true);
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="document.png"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const noted = lines.filter((line) => line.includes('a private document was read'));
    expect(noted).toHaveLength(1);
    expect(noted[0]).toContain(id);
    expect(lines.join('')).not.toContain(MARK);
    expect(lines.join('')).not.toContain(OPERATOR);
  });

  it('is served at no other address', async () => {
    const { app, files } = await aServer();
    const { _id: id } = (await upload(app, aPicture())).json<{ _id: string }>();
    const name = files()[0]?.split('/').pop() ?? '';
    for (const address of [
      `/private/${name}`,
      `/static-host/palace/${name}`,
      `/assets/${name}`,
      `/assets/../${id}`,
    ]) {
      const answer = await app.inject(address);
      expect(answer.statusCode, address).toBeGreaterThanOrEqual(400);
      expect(answer.headers['content-type'], address).not.toContain('image');
    }
  });

  it.each<[string, Uint8Array, number, string]>([
    ['of 60 MB', new Uint8Array(60_000_000), 413, problemTypes.bodyTooLarge.type],
    ['one byte too large', aPicture(1_000_000 - aPicture().length + 1), 413, problemTypes.bodyTooLarge.type],
    ['of nothing', new Uint8Array(), 400, problemTypes.invalidRequest.type],
    [
      'of a page called passport.jpg',
      Buffer.from('<!doctype html><p>'),
      415,
      problemTypes.unsupportedMediaType.type,
    ],
  ])('%s is refused by name and leaves nothing', async (_what, bytes, status, type) => {
    const { app, files, lines } = await aServer({ MAX_DOCUMENT_MB: '1' });
    const answer = await upload(app, bytes);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ type, status });
    expect(files()).toEqual([]);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is refused in a form of many parts, which are not read', async () => {
    const { app, files } = await aServer();
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
    const answer = await app.inject({
      method: 'POST',
      url: '/api/assets/upload/privatedocument',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${part.repeat(150_000)}--x--\r\n`,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ detail: 'The form has too many parts' });
    expect(files()).toEqual([]);
  });

  it('is taken to the last byte of the limit', async () => {
    const { app } = await aServer({ MAX_DOCUMENT_MB: '1' });
    expect((await upload(app, aPicture(1_000_000 - aPicture().length))).statusCode).toBe(201);
  });

  it.each<[string, string, string]>([
    ['without a boundary', 'multipart/form-data', 'hello'],
    [
      'that never ends',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nabc',
    ],
    ['of rubbish', 'multipart/form-data; boundary=x', '--x--\r\n\u0000'],
    ['of nothing', 'multipart/form-data; boundary=x', ''],
  ])('as a form %s is refused', async (_what, type, payload) => {
    const { app, files } = await aServer();
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(files()).toEqual([]);
  });

  it('as a form is refused by every other route', async () => {
    const { app } = await aServer();
    const { body, type } = await aForm({ hoster: 'palace-id', message: 'Bonjour' });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/message',
      headers: { 'content-type': type },
      payload: body,
    });
    expect(answer.statusCode).toBe(415);
  });

  it('that is cut half-way leaves nothing, and the same key takes it whole', async () => {
    const { app, files, lines } = await aServer();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { body, type } = await aForm({
      hoster: 'palace-id',
      file: new Blob([new Uint8Array(aPicture(200_000))]),
    });
    const headers = { 'content-type': type, 'content-length': body.length, 'idempotency-key': 'one' };
    const cut = request({ port, method: 'POST', path: url, headers });
    cut.on('error', () => undefined);
    await new Promise<void>((resolve) => cut.write(body.subarray(0, body.length / 2), () => resolve()));
    await pause(20);
    cut.destroy();
    const closed = () => lines.some((line) => line.includes('privatedocument'));
    for (let tries = 0; tries < 100 && !closed(); tries += 1) await pause(20);
    expect(files()).toEqual([]);
    const whole = await app.inject({ method: 'POST', url, headers, payload: body });
    expect(whole.statusCode).toBe(201);
    expect(files()).toHaveLength(1);
    const again = await app.inject({ method: 'POST', url, headers, payload: body });
    expect(again.json()).toEqual(whole.json());
    expect(files()).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is refused before it has come in when it says that it is too large', async () => {
    const { app } = await aServer();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '60000000' };
      const sending = request({ port, method: 'POST', path: url, headers }, (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.write('--x');
    });
    expect(status).toBe(413);
  });
});

describe('places', () => {
  it('are found by what is typed, never cached and not named in the log', async () => {
    const { app, lines } = await aServer();
    const ask = (payload: object) => app.inject({ method: 'POST', url: '/api/places', payload });
    const answer = await ask({ query: 'saint-m', language: 'fr', country: 'FR' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.json()).toMatchObject({ places: [{ formattedAddress: 'Saint-Malo, Bretagne, France' }] });
    await ask({ query: MARK });
    expect(lines.join('')).not.toContain(MARK);
    expect(lines.join('')).not.toContain('saint-m');
  });

  it.each([
    {},
    { query: '' },
    { query: 'x'.repeat(200) },
    { query: 'lyon', type: 'planets' },
    { query: 'lyon', country: 'france' },
    { query: '\u0000' },
  ])('refuses %j', async (payload) => {
    const { app } = await aServer();
    const answer = await app.inject({ method: 'POST', url: '/api/places', payload });
    expect(answer.statusCode).toBe(400);
  });
});
