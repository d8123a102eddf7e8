/** A page with styles of its own, and in a part of it a button, icons and a drawer in a hotel's brand. */
export const appFiles = {
  'index.html':
    '<!doctype html><html lang="fr"><title>App</title><link rel="icon" href="data:,"><style>p{margin:1em 0}h2{color:red;text-transform:uppercase}svg{fill:lime}</style><p id="own">The page’s own words</p><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
  'src/main.tsx': `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrandRoot, Button, Drawer, GlobalStyle, Icon, Title } from '@guest/design-system';
import { brandCss, brandFrom } from '@guest/design-system/brand';
import { BedIcon } from '@guest/design-system/icons/BedIcon';

const css = brandCss(brandFrom({ primaryColor: '#ad4125', backgroundColor: '#fbf4ea' }));

function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <GlobalStyle within="#root" />
      <BrandRoot css={css} />
      <Title as="h2" level="h3">Chambres</Title>
      <Button iconLeft="bed" onClick={() => setIsOpen(true)}>Ouvrir le menu</Button>
      <Icon name="balloon" label="Ballon" size="xlarge" />
      <BedIcon label="Lit" />
      <Drawer
        title="Menu"
        slug="lices"
        isShow={isOpen}
        onShowChange={setIsOpen}
        hasToggle
        labels={{ open: 'Menu' }}
        items={[{ href: '#services', label: 'Services', icon: 'bell' }]}
      />
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<App />);
`,
  'src/server.mjs': `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button } from '@guest/design-system';
import { BedIcon } from '@guest/design-system/icons/BedIcon';
import { brandCss, brandFrom } from '@guest/design-system/brand';

const button = createElement(Button, { iconLeft: 'phone' }, 'Commander', createElement(BedIcon));
console.log(renderToString(button));
console.log(brandCss(brandFrom({ primaryColor: '#ad4125' })));
`,
};

const tsconfig = (moduleSettings: object) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      jsx: 'react-jsx',
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: [],
      ...moduleSettings,
    },
    include: ['src/*.tsx'],
  });

/** The two ways an app may resolve modules. */
export const typeConfigs = {
  'tsconfig.bundler.json': tsconfig({ module: 'ESNext', moduleResolution: 'bundler' }),
  'tsconfig.node.json': tsconfig({ module: 'NodeNext', moduleResolution: 'NodeNext' }),
};
