import { type ReactNode } from 'react';
import { Button } from '../components/Button/Button';
import { Card } from '../components/Card/Card';
import { Grid } from '../components/Grid/Grid';
import { Link } from '../components/Link/Link';
import { List } from '../components/List/List';
import { ListRow } from '../components/ListRow/ListRow';
import { Page } from '../components/Page/Page';
import { Row } from '../components/Row/Row';
import { Section } from '../components/Section/Section';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { Title } from '../components/Title/Title';

/** A link to another page of Storybook, which shows this one in a frame. */
function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={`./?path=/${to}`} target="_parent">
      {children}
    </Link>
  );
}

const groups = [
  ['Foundations', 'docs/content-icon--docs', 'Tokens, contrast, icons, scenes; two hotels side by side'],
  ['Screens', 'story/screens-home--lices', 'Whole screens: home, services, order, form, states'],
  ['Layout', 'docs/layout-page--docs', 'Page, Stack, Row, Grid, Split, Section'],
  ['Text', 'docs/text-title--docs', 'Title, Text, Link, Price, Badge'],
  ['Actions', 'docs/actions-button--docs', 'Button and IconButton'],
  ['Content', 'docs/content-card--docs', 'Cards, lists, pictures, facts, maps, codes'],
  ['Feedback', 'docs/feedback-notice--docs', 'Waiting, empty, failed, done; dialogs'],
  ['Navigation', 'docs/navigation-topbar--docs', 'Bars, headers, menus, tabs, pills'],
  ['Ordering', 'docs/ordering-menucard--docs', 'Menu cards, options, counts, the action bar'],
  ['Fields', 'docs/fields-textfield--docs', 'Every field of a form, with its errors'],
] as const;

const review = [
  <>
    Choose a hotel in the toolbar (the brush). Ten demo hotels are there; <b>Motel Fluo</b> is ugly on purpose
    and <b>Petit Hôtel Bleu</b> is dark.
  </>,
  <>
    Choose a width (the screens): 320, 390, 768, 1024 or 1280 px. Then text at 150 and 200 %, and reduced
    motion.
  </>,
  <>
    Open <b>Docs</b> of a component: when to use it, do and don’t, accessibility, every property, and code to
    copy. Change its properties in the table.
  </>,
  <>
    Open the other entries of a component: long French words, errors, hover, focus, dark. The tab{' '}
    <b>Accessibility</b> shows what axe finds; the tests fail on any violation.
  </>,
  <>
    Send the address of the page with your remark. It keeps the hotel, the width and the properties that you
    set.
  </>,
];

const colours = [
  <>
    Try colours in <Go to="story/foundations-contrast--brand-of-the-toolbar">Contrast</Go>: type or pick them,
    read what is corrected, and copy the brand as JSON.
  </>,
  <>
    Put the JSON into <code>customization</code> of the hotel’s <code>hotel.json</code>. No component changes.
  </>,
  <>
    The hotels of this toolbar are in <code>.storybook/brands.ts</code>.
  </>,
  <>
    The rules that solve a brand are in <code>src/brand/</code>; the names of the colours in{' '}
    <code>src/theme/tokens.ts</code>. Every name is drawn in{' '}
    <Go to="story/foundations-tokens--everything">Tokens</Go>.
  </>,
];

function Steps({ items }: { items: readonly ReactNode[] }) {
  return (
    <Stack as="ol" gap={3}>
      {items.map((item, index) => (
        <Row as="li" key={index} gap={3} align="baseline" wraps={false}>
          <Text as="span" weight="semibold" tone="brand">
            {index + 1}
          </Text>
          <Text>{item}</Text>
        </Row>
      ))}
    </Stack>
  );
}

function Brands() {
  return (
    <Section title="How brands work">
      <Card>
        <Stack gap={4}>
          <Text>
            A hotel gives one to three colours, two fonts and its corners. From them the library solves more
            than thirty colours: every text reaches a contrast of 4.5 to 1 on its ground, every edge of a
            control and the focus ring 3 to 1. The hue stays; lightness changes where it must.
          </Text>
          <Text>
            Components know only names, such as <code>color.primary</code>. They are CSS variables, so a page
            changes its hotel without changing a component. This page follows the toolbar too:
          </Text>
          <Row gap={3}>
            <Button>Primary</Button>
            <Button hierarchy="secondary">Secondary</Button>
            <Button hierarchy="tertiary">Tertiary</Button>
            <Button hierarchy="quaternary">Quaternary</Button>
          </Row>
          <Text>
            See <Go to="story/foundations-compare-two-hotels--side-by-side">two hotels side by side</Go>.
          </Text>
        </Stack>
      </Card>
    </Section>
  );
}

/** The first page of Storybook: what the library is, how to review it, how brands work, where to change colours. */
export function Start() {
  return (
    <Page width="gallery" top="m">
      <Stack gap={10}>
        <Stack gap={3}>
          <Title level="h1">Design system of the guest app</Title>
          <Text size="l">
            Tokens, brands, icons and components of the web app that hotel guests use on their phones. What
            you see here is what guests get: the same code, the same styles, the texts of a French hotel.
          </Text>
        </Stack>
        <Grid columns={1} columnsWide={2} gap={8}>
          <div>
            <Section title="How to review">
              <Steps items={review} />
            </Section>
          </div>
          <div>
            <Section title="Where to change colours">
              <Steps items={colours} />
            </Section>
          </div>
        </Grid>
        <Brands />
        <Section title="What is where">
          <List isPaired lines="always">
            {groups.map(([name, path, description]) => (
              <ListRow key={name} title={<Go to={path}>{name}</Go>} description={description} />
            ))}
          </List>
        </Section>
        <Section title="Use it in an app">
          <Text>
            Install, server rendering and links of a router are described in the library’s{' '}
            <code>README.md</code>. Every example has its import: press “Show code”, then “Copy code”.
          </Text>
        </Section>
      </Stack>
    </Page>
  );
}
