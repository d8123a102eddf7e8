import { describe, expect, it } from 'vitest';
import { json, startFaultyServer } from '../../test/faultyServer';
import { createApi } from '../http/createApi';
import { parseRuntimeConfig } from '../http/runtimeConfig';
import { getAroundMe } from './activity';

const server = startFaultyServer();
const ask = () =>
  getAroundMe(createApi(parseRuntimeConfig({}), { origin: server.origin(), retry: 0 }), {
    latitude: 48.85,
    longitude: 2.35,
    radiusKm: 5,
  });

const raw =
  (text: string, type = 'application/json'): Parameters<typeof server.answerWith>[0] =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': type }).end(text);

const orsay = { _id: 'orsay', name: "Musée d'Orsay" };
const TEN_MB = 10_000_000;

describe('the places around', () => {
  it.each([
    ['a page in HTML', raw('<!doctype html><title>Sign in</title>', 'text/html')],
    ['HTML that says it is JSON', raw('<!doctype html>')],
    ['nothing', raw('')],
    ['half of an answer', raw('{"experiences":[{"_id":"ors')],
    ['a list instead of an object', json([orsay])],
    ['null', json(null)],
  ])('are a malformed answer where the service says %s', async (_what, answer) => {
    server.answerWith(answer, answer);
    await expect(ask()).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' });
  });

  it.each([
    ['texts', ['a', 'b']],
    ['lists', [[orsay], [[]]]],
    ['numbers and nulls', [1, null, -0.5]],
    ['points of GeoJSON', [{ type: 'Feature', geometry: { type: 'Point', coordinates: [2.3, 48.8] } }]],
  ])('are those that can be read, among %s', async (_what, foreign) => {
    server.answerWith(json({ experiences: [...foreign, orsay, ...foreign] }));
    const { experiences } = await ask();
    expect(experiences).toMatchObject([orsay]);
  });

  it('are none where the list is no list', async () => {
    server.answerWith(json({ experiences: 'none' }));
    await expect(ask()).resolves.toMatchObject({ experiences: [] });
  });

  it('may stand in an object', async () => {
    server.answerWith(json({ experiences: { orsay } }));
    await expect(ask()).resolves.toMatchObject({ experiences: [orsay] });
  });

  it('come out of an answer of 10 MB', async () => {
    const description = 'x'.repeat(2_000);
    const places = Array.from({ length: TEN_MB / 2_000 }, (_, index) => ({
      ...orsay,
      _id: `place-${index}`,
      description,
    }));
    server.answerWith(json({ experiences: places }));
    const { experiences } = await ask();
    expect(experiences).toHaveLength(places.length);
  });
});
