import { Suspense, use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { streamHtml } from './stream';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const LINE = 'Petit déjeuner servi en chambre, à l’heure voulue. '.repeat(20);

const parts = Array.from({ length: 100 }, (_, index) => ({
  Box: styled.p`
    order: ${index};
    margin: ${index}px;
  `,
  text: `${index} ${LINE}`,
}));

function Parts({ from, to, after }: { from: number; to: number; after?: Promise<unknown> }) {
  if (after) use(after);
  return parts.slice(from, to).map(({ Box, text }) => <Box key={text}>{text}</Box>);
}

async function read(tree: ReactNode, { isSlow = false, signal = new AbortController().signal } = {}) {
  const errors: unknown[] = [];
  const body = await streamHtml(tree, {
    nonce: 'n',
    signal,
    start: (styles) => `<head>${styles}</head><div id="root">`,
    afterShell: () => '</div>',
    beforeLate: () => '<script>late()</script>',
    end: () => '</body>',
    onError: (cause) => void errors.push(cause),
  });
  let html = '';
  for (;;) {
    const chunk = body.read(isSlow ? 700 : undefined) as Buffer | null;
    if (chunk) html += chunk.toString('latin1');
    else if (body.readableEnded) break;
    else if (isSlow && body.readableLength > 0) html += (body.read() as Buffer).toString('latin1');
    await wait(0);
    if (body.destroyed) break;
  }
  return { html: Buffer.from(html, 'latin1').toString('utf8'), errors };
}

/** The page's text, parsed, without styles and scripts. */
const words = (html: string) => html.replace(/<(style|script)\b.*?<\/\1>/gsu, '').replace(/<[^>]*>/gu, '|');

it('keeps styles out of the middle of text for a slow reader of a 200 KB page', async () => {
  const { html } = await read(
    <main>
      <Parts from={0} to={50} />
      <Suspense fallback={<p>…</p>}>
        <Parts from={50} to={100} after={wait(20)} />
      </Suspense>
    </main>,
    { isSlow: true },
  );
  expect(html.length).toBeGreaterThan(100_000);
  for (const { text } of parts) expect(words(html)).toContain(`|${text}|`);
});

it('sends the styles of late parts ahead of them, and each rule once', async () => {
  const { html } = await read(
    <main>
      <Parts from={0} to={2} />
      <Suspense fallback={<p>…</p>}>
        <Parts from={2} to={4} after={wait(20)} />
      </Suspense>
    </main>,
  );
  expect(html.indexOf('order:3')).toBeGreaterThan(html.indexOf('</div>'));
  expect(html.indexOf('order:3')).toBeLessThan(html.indexOf(`3 ${LINE}`));
  expect(html.indexOf('late()')).toBeLessThan(html.indexOf(`3 ${LINE}`));
  for (const rule of ['order:0', 'order:1', 'order:2', 'order:3'])
    expect(html.split(`${rule};`)).toHaveLength(2);
});

it('puts what is ready into the shell, however large', async () => {
  const { html } = await read(
    <Suspense fallback={<p>waiting</p>}>
      <Parts from={0} to={100} />
    </Suspense>,
  );
  expect(html).not.toContain('waiting');
  expect(html).not.toContain('late()');
});

it('stops rendering when the reader has gone', async () => {
  const controller = new AbortController();
  const never = new Promise(() => undefined);
  const reading = read(
    <Suspense fallback={<p>…</p>}>
      <Parts from={0} to={1} after={never} />
    </Suspense>,
    { signal: controller.signal },
  );
  await wait(5);
  controller.abort();
  const { html, errors } = await reading;
  expect(html).toMatch(/<\/body>$/u);
  expect(errors).toHaveLength(1);
});
