import { afterEach, expect, it } from 'vitest';
import { createApi } from '@guest/api-client';
import { createSubmissions, useSubmissionsStore } from '@guest/submission';
import { aDevice, failures, fakeNetwork, testConfig } from '@guest/testing';
import type { VisitContext } from '@guest/visit';
import { emailRequest, favouritesEmail } from './favouritesEmail';

const EMAIL = 'POST /api/cityguide/favorites/email';
const wanted = {
  hosterId: 'hotel',
  email: ' camille@example.org\n',
  ids: ['b', 'a'],
  day: '2026-11-24',
  language: 'fr',
} as const;
afterEach(() => localStorage.clear());

it('asks for ids in the order of the plan, and as many as a mail takes', () => {
  expect(emailRequest(wanted)).toEqual({
    hoster: 'hotel',
    email: 'camille@example.org',
    placeIds: ['b', 'a'],
    day: '2026-11-24',
    language: 'fr',
  });
  const ids = Array.from({ length: 80 }, (_, index) => String(index));
  expect(emailRequest({ ...wanted, ids }).placeIds).toHaveLength(60);
});

/** Sends one e-mail from a device whose network answers so; tells what was asked and what is kept. */
async function send(answer: () => Response) {
  const { requests } = await fakeNetwork({ answers: { [EMAIL]: answer } });
  const registry = aDevice();
  const client = createApi(testConfig, { origin: location.origin, retry: 0 });
  const submissions = createSubmissions<VisitContext>({
    context: {
      registry,
      api: () => Promise.resolve(client),
      slug: 'demo',
      params: {},
      hoster: () => Promise.reject(new Error('unused')),
    },
    sources: { favouritesEmail: () => Promise.resolve(favouritesEmail) },
    isOnline: () => true,
  });
  useSubmissionsStore
    .in(registry)
    .getState()
    .put({
      id: 'one',
      kind: 'favouritesEmail',
      keptOn: favouritesEmail.keptOn,
      subject: '',
      label: 'E-mail',
      keys: { favouritesEmail: 'key-1' },
      revision: 0,
      savedAt: Date.now(),
      status: 'waiting',
      tries: 0,
      body: emailRequest(wanted),
    });
  return { asked: () => requests(EMAIL), submissions, sent: await submissions.attempt('one') };
}

it('is sent once under its key, and tells which places the mail leaves out', async () => {
  const { asked, sent } = await send(() =>
    Response.json({ _id: 'mail-1', unknownPlaceIds: ['a'] }, { status: 201 }),
  );
  expect(asked()).toMatchObject([{ body: emailRequest(wanted), key: 'key-1' }]);
  expect(sent).toMatchObject({ status: 'received', receipt: { unknownPlaceIds: ['a'] } });
  expect(sent?.body).toBeUndefined();
});

it('waits where too many were sent, under the same key', async () => {
  const { asked, submissions, sent } = await send(failures.status(429));
  expect(sent).toMatchObject({ status: 'waiting', failure: { kind: 'http', httpStatus: 429 } });
  await submissions.attempt('one');
  expect(asked().map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

it('leaves no e-mail address on the device', async () => {
  await send(failures.cut);
  await Promise.resolve();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('camille');
});
