import { describe, expect, it } from 'vitest';
import { createBackendFetch } from '../src';
import { aBackend } from './aBackend';
import { papers } from './aPaper';

const bases = {
  product: 'http://in-process/api',
  reviews: 'http://in-process/reviews-api',
  activities: 'http://in-process/activities-api',
  static: 'http://in-process/static-host/',
  ingest: 'http://in-process/ingest',
};

async function aFetch() {
  const { backend } = await aBackend();
  return createBackendFetch(backend, bases);
}

describe('fetch within the process', () => {
  it('reads and posts like over a network', async () => {
    const fetch = await aFetch();
    const hoster = await fetch('http://in-process/api/hoster?shortcut=palace');
    expect(await hoster.json()).toMatchObject({ slug: 'palace' });
    const customer = await fetch(new URL('http://in-process/api/customer'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hoster: 'palace-id', overwriting: false }),
    });
    expect(customer.status).toBe(201);
    const manifest = await fetch(new Request('http://in-process/static-host/manifest/palace'));
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest/u);
  });

  it('answers 304 without a body', async () => {
    const fetch = await aFetch();
    const address = 'http://in-process/api/product?hosterId=palace-id';
    const etag = (await fetch(address)).headers.get('etag') ?? '';
    const fresh = await fetch(address, { headers: { 'if-none-match': etag } });
    expect([fresh.status, await fresh.text()]).toEqual([304, '']);
  });

  it('answers broken JSON with a problem', async () => {
    const fetch = await aFetch();
    const answer = await fetch('http://in-process/api/customer', { method: 'POST', body: '{"hoster":' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  it('reads forms with files, and refuses broken ones', async () => {
    const fetch = await aFetch();
    const address = 'http://in-process/api/assets/upload/privatedocument';
    const body = new FormData();
    body.set('hoster', 'palace-id');
    body.set('file', new Blob([new Uint8Array(papers.png)]), 'é "passport".png');
    expect((await fetch(address, { method: 'POST', body })).status).toBe(201);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const broken = { method: 'POST', body: '--x\r\nhello', headers: { 'content-type': type } };
      expect((await fetch(address, broken)).status).toBe(400);
    }
  });

  it('fails like a network where nobody answers, and when it is aborted', async () => {
    const fetch = await aFetch();
    await expect(fetch('http://elsewhere/api/hoster')).rejects.toThrow(TypeError);
    await expect(fetch('http://in-process/api/hoster', { signal: AbortSignal.abort() })).rejects.toThrow(
      'aborted',
    );
  });
});
