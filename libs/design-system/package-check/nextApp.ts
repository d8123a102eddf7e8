/** The release of Next that the library is tried in. */
export const nextRelease = 'next@16.4.6';

/** An app of Next's App Router: a page that is a server component, with a client component in it. */
export const nextFiles = {
  'next/next.config.mjs': "export default { turbopack: { root: import.meta.dirname + '/..' } };\n",
  'next/app/StyleRegistry.jsx': `'use client';
import { useState } from 'react';
import { useServerInsertedHTML } from 'next/navigation';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Puts the styles that the server's rendering used into its HTML. */
export function StyleRegistry({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (typeof window !== 'undefined') return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
`,
  'next/app/layout.jsx': `
import { globalCss } from '@guest/design-system';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { StyleRegistry } from './StyleRegistry';

const css = globalCss + brandCss(brandFrom({ primaryColor: '#ffe600', secondaryColor: '#003a70' }));

export const metadata = { title: 'App', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="fr">
      <head><style dangerouslySetInnerHTML={{ __html: css }} /></head>
      <body><StyleRegistry>{children}</StyleRegistry></body>
    </html>
  );
}
`,
  'next/app/page.jsx': `
import { Button, Icon, Page, Picture, Scene, Stack, Text, Title } from '@guest/design-system';
import { BedIcon } from '@guest/design-system/icons/BedIcon';
import { Counter } from './Counter';

export default function Home() {
  return (
    <Page top="m">
      <Stack>
        <Title level="h1">Hôtel des Lices</Title>
        <Text><Icon name="phone" label="Téléphone" /> +33 2 61 91 40 12</Text>
        <Button iconLeft={<BedIcon />}>Réserver</Button>
        <Counter />
        <Picture fallback={<Scene name="museum" />} />
      </Stack>
    </Page>
  );
}
`,
  'next/app/Counter.jsx': `'use client';
import { useState } from 'react';
import { Button } from '@guest/design-system';

export function Counter() {
  const [count, setCount] = useState(0);
  return <Button hierarchy="secondary" onClick={() => setCount(count + 1)}>Réservé {count} fois</Button>;
}
`,
};
