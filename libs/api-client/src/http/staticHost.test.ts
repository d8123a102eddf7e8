import { expect, it } from 'vitest';
import { withStaticHost } from './staticHost';

const answering = (body: BodyInit | null, init?: ResponseInit) => () =>
  Promise.resolve(new Response(body, init));
const json = { headers: { 'content-type': 'application/json' } };

it('leads addresses in answers to the configured static host', async () => {
  const fetch = withStaticHost(
    answering('{"logo":"/static-host/demo/logo.svg","text":"see /static-host/ there"}', json),
    'https://files.example/s/',
  );
  expect(await (await fetch('/')).json()).toEqual({
    logo: 'https://files.example/s/demo/logo.svg',
    text: 'see /static-host/ there',
  });
});

it('leaves everything alone where the static host is at home', () => {
  const fetch = answering('{}', json);
  expect(withStaticHost(fetch, '/static-host')).toBe(fetch);
});

it.each([
  [null, { status: 304 }],
  ['<html>"/static-host/x"', { headers: { 'content-type': 'text/html' } }],
])('passes on what is no JSON: %o', async (body, init) => {
  const answer = await withStaticHost(answering(body, init), 'https://files.example')('/');
  expect(await answer.text()).toBe(body ?? '');
});
