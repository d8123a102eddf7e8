import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { anApi, network, ORIGIN, withNetwork } from '../../test/network';
import { findReservation, getReservation } from './reservation';

withNetwork();

const reads = {
  'by its public id': () => getReservation(anApi(), 'k'.repeat(22), 'one'),
  'by its number and name': () =>
    findReservation(anApi(), { hosterId: 'one', number: 'LC-1', lastname: 'Roux' }),
};

for (const [how, read] of Object.entries(reads)) {
  it.each([
    ['nothing', new Response(null, { status: 204 })],
    ['an empty body', new Response('')],
    ['null', HttpResponse.json(null)],
    ['an empty object', HttpResponse.json({})],
  ])(`a reservation ${how} is not found where the hotel answers with %s`, async (_what, answer) => {
    network.use(http.all(`${ORIGIN}/api/*`, () => answer.clone()));
    await expect(read()).rejects.toMatchObject({
      kind: 'http',
      status: 404,
      message: 'Reservation not found: 404',
    });
  });

  it(`a reservation ${how} is no page of a portal`, async () => {
    network.use(http.all(`${ORIGIN}/api/*`, () => HttpResponse.html('<html>Wi-Fi</html>')));
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' });
  });
}
