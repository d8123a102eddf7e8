/** A page that a Vite app renders on its server, without any set-up for icons, and hydrates. */
export const ssrFiles = {
  'ssr/index.html':
    '<!doctype html><html lang="fr"><meta charset="utf-8"><title>App</title><link rel="icon" href="data:,"><!--head--><div id="root"><!--html--></div><script type="module" src="/src/entry-client.tsx"></script></html>',
  'ssr/src/App.tsx': `
import { useState } from 'react';
import { Button, Icon, Page, Picture, Scene, Stack, Text, Title } from '@guest/design-system';

export function App() {
  const [count, setCount] = useState(0);
  return (
    <Page top="m">
      <Stack>
        <Title level="h1">Riad Framissima</Title>
        <Text><Icon name="phone" label="Téléphone" /> +33 2 61 91 40 12</Text>
        <Button iconLeft="bed" onClick={() => setCount(count + 1)}>Réservé {count} fois</Button>
        <Button hierarchy="secondary" iconLeft="map" aria-label="Plan" />
        <Picture fallback={<Scene name="museum" />} />
      </Stack>
    </Page>
  );
}
`,
  'ssr/src/entry-client.tsx': `
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';

hydrateRoot(document.querySelector('#root')!, <App />);
`,
  'ssr/src/entry-server.tsx': `
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { globalCss } from '@guest/design-system';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { App } from './App';

export function render() {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(<App />));
  const brand = brandCss(brandFrom({ primaryColor: '#ad4125', secondaryColor: '#2a2e69', backgroundColor: '#fbf4ea' }));
  return { html, head: '<style>' + globalCss + brand + '</style>' + sheet.getStyleTags() };
}
`,
  'ssr/render.mjs': `
import { readFileSync, writeFileSync } from 'node:fs';
import { render } from './dist-server/entry-server.js';

const { html, head } = render();
const file = new URL('dist/index.html', import.meta.url);
const page = readFileSync(file, 'utf8');
writeFileSync(file, page.replace('<!--html-->', html).replace('<!--head-->', head));
`,
};
