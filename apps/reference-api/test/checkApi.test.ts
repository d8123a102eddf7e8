import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../src/cli/run';

/** An API of a hotel's own, which answers these paths; any other is 404. */
async function anApi(
  answers: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer: RequestListener = ({ url = '', method }, response) => {
    const path = url.replace(/^\/|\?.*$/gu, '');
    if (method === 'OPTIONS') response.writeHead(204, headers).end();
    else if (!(path in answers)) response.writeHead(404, headers).end('Not found');
    else response.writeHead(200, headers).end(JSON.stringify(answers[path]));
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function checkApi(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const output = { print: (line: string) => out.push(line), printError: (line: string) => errors.push(line) };
  const code = await run(['check-api', ...args], {}, output);
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

const empty = {
  'home-page': {},
  roomdirectory: {},
  product: {},
  partner: {},
  seminar: {},
  'personal-page': {},
  'reviews-form': {},
  'checkin-form': {},
};

it('names the hosts of pictures that pages must allow', async () => {
  const address = await anApi({ ...empty });
  const hotel = {
    _id: 'h',
    slug: 'port',
    name: 'Port',
    logo: 'https://cdn.example.com/logo.png',
    customization: { welcomePicture: 'https://img.example.org/a.webp?w=400' },
  };
  const other = await anApi({ ...empty, hoster: hotel });
  expect((await checkApi(other, '--hotel', 'port')).out).toContain(
    '! Pictures come from other hosts. To show them: IMAGE_HOSTS="https://cdn.example.com https://img.example.org"',
  );
  expect((await checkApi(address, '--hotel', 'port')).out).not.toContain('IMAGE_HOSTS');
});

it('says what fits, what is left out and what cannot be opened, without a value', async () => {
  const address = await anApi({
    ...empty,
    hoster: { id: 7, slug: 'port', name: 'Hôtel du Port', logo: 'secret-address', radiusKm: '3' },
    product: {
      categories: [
        { name: 'Repas', subcategories: [{ name: 'Matin', services: [{ name: 'a' }, { name: 'b' }] }] },
      ],
    },
    seminar: [],
  });
  const { code, out, errors } = await checkApi(address, '--hotel', 'port');
  expect(code).toBe(1);
  expect(out).toContain(`Hôtel du Port at ${address}`);
  expect(out).toMatch(/✓ hoster +opens, with these differences:/u);
  expect(out).toContain('logo is left out: it should be an address that begins with https://');
  expect(out).toContain('radiusKm is read in another form: it should be a number');
  expect(out).toContain(
    'categories[…].subcategories[…].services[…] is left out: it should be there, with the name "_id" (2 times)',
  );
  expect(out).toMatch(/✓ partner +fits/u);
  expect(out).toMatch(/✗ seminar +cannot be opened: its answer is no object/u);
  expect(out).toMatch(/✗ hoster\/7\/payment\/settings +cannot be opened: it answers with status 404/u);
  expect(errors).toBe('2 of 10 calls cannot be opened');
  expect(out).not.toContain('secret-address');
});

it('tells whether browsers may call it', async () => {
  const hotel = {
    ...empty,
    hoster: { _id: '7', slug: 'port', name: 'Port' },
    'hoster/7/payment/settings': {},
  };
  expect((await checkApi(await anApi(hotel), '--hotel', 'port')).out).toContain('(CORS)');
  const open = { 'Access-Control-Allow-Origin': '*' };
  const partly = await checkApi(await anApi(hotel, open), '--hotel', 'port');
  expect(partly.out).toContain('the header Idempotency-Key (CORS)');
  const wholly = await anApi(hotel, {
    ...open,
    'Access-Control-Allow-Headers': 'content-type, idempotency-key',
  });
  expect((await checkApi(wholly, '--hotel', 'port')).out).not.toContain('(CORS)');
});

it('fails where nobody answers, and where it is not understood', async () => {
  const address = await anApi({});
  expect(await checkApi('http://127.0.0.1:9', '--hotel', 'port')).toMatchObject({ code: 1 });
  expect(await checkApi(address, '--hotel', 'port')).toMatchObject({ code: 1 });
  expect(await checkApi(address)).toMatchObject({ code: 1, errors: 'Which hotel? --hotel SLUG' });
  expect(await checkApi()).toMatchObject({ code: 2 });
});
