import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hotelFontPath } from '@guest/api-contract';
import { isPublic } from '../src/fonts/publicFiles';
import { testServer } from './support/testServer';

const WOFF2 = Buffer.from('wOF2 the rest of a font');
const SHEET = `@import url(evil.css); /* @font-face{} */
body { display: none }
@font-face { font-family: 'Lora'; src: url(files/lora.woff2) format('woff2'), url("/else.ttf"); }
`;

/** A hotel's API that hands out its fonts as well. */
async function anApi(fonts: { title?: string; text?: string }) {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    const path = url.replace(/\?.*$/u, '');
    const at = `http://${headers.host ?? ''}`;
    asked.push(path);
    const files: Record<string, readonly [string, string | Buffer]> = {
      '/hoster': [
        'application/json',
        JSON.stringify({
          _id: 'h',
          slug: 'port',
          name: 'Port',
          customization: {
            titleFontFamily: { value: 'Lora', url: fonts.title && at + fonts.title },
            textFontFamily: { value: 'Inter', url: fonts.text && at + fonts.text },
          },
        }),
      ],
      '/sheet': ['text/css', SHEET],
      '/files/lora.woff2': ['application/octet-stream', WOFF2],
      '/page.woff2': ['text/html', '<script>alert(1)</script>'],
      '/large.woff2': ['font/woff2', Buffer.concat([WOFF2, Buffer.alloc(3_000_000)])],
    };
    if (path === '/moved.woff2') response.writeHead(302, { location: '/files/lora.woff2' }).end();
    else if (!files[path] || url.endsWith('=nobody')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': files[path][0] }).end(files[path][1]);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { app } = await testServer({ env: { API_URL: address } });
  const get = (path: string) => app.inject(hotelFontPath('port', `${address}${path}`));
  return { app, address, asked, get };
}

describe('a font of another site', () => {
  it('comes from this server, fetched once', async () => {
    const { get, asked } = await anApi({ title: '/files/lora.woff2' });
    const answer = await get('/files/lora.woff2');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(WOFF2);
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff2',
      'content-security-policy': "default-src 'none'",
    });
    await get('/files/lora.woff2');
    expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
  });

  it('is a style sheet’s faces alone, whose files come from this server too', async () => {
    const { app, address, get } = await anApi({ text: '/sheet' });
    const { body, headers } = await get('/sheet');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(body).not.toMatch(/import|display|http:/u);
    const [, path = ''] = /url\("([^"]+lora[^"]+)"\)/u.exec(body) ?? [];
    expect(path).toBe(hotelFontPath('port', `${address}/files/lora.woff2`));
    expect((await app.inject(path)).rawPayload).toEqual(WOFF2);
  });

  it('is handed out where the hotel names it, and nowhere else', async () => {
    const { app, address, asked, get } = await anApi({ title: '/sheet' });
    expect((await get('/page.woff2')).statusCode).toBe(404);
    const other = await app.inject(hotelFontPath('nobody', `${address}/files/lora.woff2`));
    expect(other.statusCode).toBe(404);
    expect((await app.inject('/hotel-fonts/port/x')).statusCode).toBe(404);
    expect((await app.inject('/hotel-fonts/port/x?url=a&url=b')).statusCode).toBe(404);
    expect(asked).not.toContain('/page.woff2');
  });

  it.each(['/page.woff2', '/large.woff2', '/moved.woff2', '/nothing.woff2'])(
    'is refused where %s is no font, too large, elsewhere or missing',
    async (path) => {
      const { get } = await anApi({ title: path });
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(503);
      expect(body).not.toMatch(/script|127\.0\.0\.1/u);
    },
  );

  it('is not fetched from a private network', async () => {
    const { address, asked } = await anApi({});
    const inside = `${address}/files/lora.woff2`;
    // The same file, named by a hotel of another API: what stands before the "@" is no host.
    const path = `@${new URL(inside).host}/files/lora.woff2`;
    const hotel = await anApi({ title: path });
    expect((await hotel.get(path)).statusCode).toBe(503);
    expect(asked).toEqual([]);
  });
});

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['192.168.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['0.0.0.0', false],
  ['nonsense', false],
])('takes %s for a public address: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
