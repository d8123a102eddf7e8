import { styled } from 'styled-components';
import { Page } from '../components/Page/Page';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { Title } from '../components/Title/Title';
import { cardFrame } from '../internal/styles';
import { font, space } from '../theme/tokens';
import { nextFiles } from '../../package-check/nextApp';
import { ssrFiles } from '../../package-check/ssrApp';

const Code = styled.pre`
  ${cardFrame}
  margin: 0;
  padding: ${space.s4};
  overflow-x: auto;
  font-size: ${font.xs};
  line-height: 1.5;
`;

/* The files that `nx check-package design-system` builds, serves and opens with and without scripts. */
const parts = [
  {
    title: 'Styles and brand',
    text: 'Collect the styles as styled-components does. Put globalCss and the brand into the head; a brand overrides globalCss in any order.',
    file: 'src/entry-server.tsx',
    code: ssrFiles['ssr/src/entry-server.tsx'],
  },
  {
    title: 'Icons',
    text: 'Icons by name need nothing: a server writes their shapes into the HTML, a browser takes them from the sprite beside the library. IconSpriteProvider gives another address, on the page’s own origin.',
    file: 'src/App.tsx',
    code: ssrFiles['ssr/src/App.tsx'],
  },
  {
    title: 'Next: the registry of styled-components',
    text: 'Server components render Button, Title or Icon as they are: modules that need the browser’s React say so. The styles of a request go into its HTML by this component, around the children of the root layout.',
    file: 'app/StyleRegistry.jsx',
    code: nextFiles['next/app/StyleRegistry.jsx'],
  },
  {
    title: 'Next: the root layout',
    text: 'The brand is solved on the server: the solver never reaches the browser.',
    file: 'app/layout.jsx',
    code: nextFiles['next/app/layout.jsx'],
  },
] as const;

/** How an app renders the library on a server, with files that the package check runs. */
export function Servers() {
  return (
    <Page top="m">
      <Stack gap={8}>
        <Title level="h1">Render on a server</Title>
        {parts.map(({ title, text, file, code }) => (
          <Section key={file} title={title}>
            <Stack gap={3}>
              <Text>{text}</Text>
              <Text size="xs" tone="muted">
                {file}
              </Text>
              <Code tabIndex={0} role="region" aria-label={file}>
                {code.trim()}
              </Code>
            </Stack>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
