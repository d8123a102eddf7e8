import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { anApi, network, ORIGIN, withNetwork } from '../../test/network';
import { newAttempt } from '../http/attempt';
import { postCustomer } from './customer';

withNetwork();

const guest = { hoster: 'one', firstname: 'Camille', lastname: 'Martin', email: 'a@example.org', phone: '1' };

it.each([
  ['a complete guest shows the key and gets one', true, 'c1.old', 'Bearer c1.old', 'c1.new'],
  ['a complete guest without a key gets one', true, '', null, 'c1.new'],
  ['an incomplete guest neither shows nor keeps a key', false, 'c1.old', null, undefined],
])('%s', async (_what, overwriting, key, shown, kept) => {
  let authorization: string | null = '';
  network.use(
    http.post(`${ORIGIN}/api/customer`, ({ request }) => {
      authorization = request.headers.get('authorization');
      return HttpResponse.json({ _id: 'c1', key: 'c1.new' }, { status: 201 });
    }),
  );
  const receipt = await postCustomer(anApi(), { ...guest, overwriting }, newAttempt(), key);
  expect({ authorization, receipt }).toEqual({ authorization: shown, receipt: { _id: 'c1', key: kept } });
});
