import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askIngest, startSession } from './ingest';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a start', () => {
  const start = () => startSession('https://a.b', {} as never);

  it.each([
    [new Response('full', { status: 503 }), 'Server error: 503. full'],
    [new Response('canceled', { status: 403 }), 'canceled'],
    [new Response('<html>'), 'Incorrect server response: <html>'],
    [Response.json({ token: 't', userUUID: 'u', sessionID: 's' }), 'Incorrect server response'],
    [
      Response.json({ token: 't', userUUID: 'u', sessionID: 's', delay: 0, assistOnly: true }),
      'live sessions',
    ],
    [Response.json({ token: 1, userUUID: 'u', sessionID: 's', delay: 0 }), 'Incorrect server response'],
  ])('refuses an answer that is none (%#)', async (answer, reason) => {
    fetched.mockResolvedValue(answer);
    await expect(start()).rejects.toThrow(reason);
  });

  it('takes an answer with what is needed', async () => {
    fetched.mockResolvedValue(Response.json({ token: 't', userUUID: 'u', sessionID: 's', delay: -3 }));
    await expect(start()).resolves.toMatchObject({ sessionID: 's', delay: -3 });
  });
});

describe('a question about the project', () => {
  const ask = (body?: unknown) => askIngest('https://a.b', 'token', 'tags', body);

  it('goes with the token, and with a body as a POST', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ tags: [] })));
    await expect(ask()).resolves.toEqual({ tags: [] });
    await ask({ id: 1 });
    const authorization = { Authorization: 'Bearer token' };
    expect(fetched.mock.calls).toEqual([
      ['https://a.b/v1/web/tags', { headers: authorization }],
      [
        'https://a.b/v1/web/tags',
        {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json' },
          body: '{"id":1}',
        },
      ],
    ]);
  });

  it('fails where the ingest refuses', async () => {
    fetched.mockResolvedValue(new Response('', { status: 503 }));
    await expect(ask()).rejects.toThrow('status 503');
  });
});
