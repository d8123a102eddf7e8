import { render } from '@testing-library/react';
import { type ComponentType, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  ActionBar,
  Badge,
  Button,
  EmptyState,
  FactList,
  Facts,
  FieldGroup,
  Footer,
  Grid,
  Hero,
  Icon,
  IconButton,
  LiftCard,
  Link,
  List,
  Logo,
  Notice,
  Page,
  Picture,
  Price,
  Row,
  Section,
  SiteHeader,
  Skeleton,
  Spinner,
  Split,
  Stack,
  Text,
  Title,
  TopBar,
} from '../index';

interface BadValue {
  component: ComponentType<never>;
  props?: object;
  /** The property that data may get wrong. */
  name: string;
  /** Where the look shows, and what an unknown value leaves there. */
  attribute: string;
  shown: string;
}

/** Looks that a hotel's data or a caller without types may get wrong. */
const cases: BadValue[] = [
  { component: Badge, name: 'tone', attribute: 'data-tone', shown: 'neutral' },
  { component: Button, name: 'hierarchy', attribute: 'data-hierarchy', shown: 'primary' },
  { component: Button, name: 'size', attribute: 'data-size', shown: 'm' },
  {
    component: EmptyState,
    props: { title: 'Rien', icon: 'bed' },
    name: 'tone',
    attribute: 'data-tone',
    shown: 'brand',
  },
  { component: EmptyState, props: { title: 'Rien' }, name: 'size', attribute: 'data-size', shown: 'screen' },
  { component: Icon, props: { name: 'bed' }, name: 'size', attribute: 'width', shown: '24' },
  { component: Icon, props: { name: 'bed' }, name: 'variant', attribute: 'data-variant', shown: 'outline' },
  {
    component: IconButton,
    props: { label: 'Fermer', icon: 'close' },
    name: 'variant',
    attribute: 'data-variant',
    shown: 'plain',
  },
  { component: Link, props: { href: '#' }, name: 'tone', attribute: 'data-tone', shown: 'brand' },
  { component: Logo, props: { name: 'Lices' }, name: 'position', attribute: 'data-position', shown: 'top' },
  { component: Logo, props: { name: 'Lices' }, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Notice, name: 'tone', attribute: 'data-tone', shown: 'neutral' },
  { component: Picture, name: 'ratio', attribute: 'data-ratio', shown: '16:9' },
  { component: Picture, name: 'corners', attribute: 'data-corners', shown: 'none' },
  { component: Price, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Skeleton, name: 'shape', attribute: 'data-shape', shown: 'text' },
  { component: Spinner, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Text, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Text, name: 'tone', attribute: 'data-tone', shown: 'default' },
  { component: ActionBar, name: 'layout', attribute: 'data-layout', shown: 'row' },
  {
    component: FactList,
    props: { items: [{ icon: 'bed', text: 'Lit' }] },
    name: 'size',
    attribute: 'data-size',
    shown: 'm',
  },
  {
    component: Facts,
    props: { items: [{ term: 'Lit', value: 1 }] },
    name: 'size',
    attribute: 'data-size',
    shown: 'm',
  },
  { component: FieldGroup, props: { legend: 'Qui' }, name: 'gap', attribute: 'data-gap', shown: '5' },
  { component: Footer, name: 'clears', attribute: 'data-clears', shown: 'none' },
  { component: Grid, name: 'columns', attribute: 'data-columns', shown: '1' },
  { component: Grid, name: 'columnsWide', attribute: 'data-wide', shown: '1' },
  { component: Grid, name: 'collapse', attribute: 'data-collapse', shown: 'text' },
  { component: Grid, name: 'gap', attribute: 'data-gap', shown: '3' },
  { component: Hero, props: { title: 'Bonjour' }, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: LiftCard, name: 'overlap', attribute: 'data-overlap', shown: 'none' },
  { component: List, name: 'lines', attribute: 'data-lines', shown: 'phone' },
  { component: Page, name: 'width', attribute: 'data-width', shown: 'reading' },
  { component: Page, name: 'clears', attribute: 'data-clears', shown: 'none' },
  { component: Page, name: 'top', attribute: 'data-top', shown: 's' },
  { component: Row, name: 'gap', attribute: 'data-gap', shown: '2' },
  { component: Row, name: 'align', attribute: 'data-align', shown: 'center' },
  { component: Row, name: 'justify', attribute: 'data-justify', shown: 'start' },
  { component: Section, name: 'gap', attribute: 'data-gap', shown: '3' },
  { component: SiteHeader, name: 'height', attribute: 'data-height', shown: '80' },
  { component: Skeleton, name: 'width', attribute: 'data-width', shown: 'full' },
  { component: Split, props: { aside: 'Prix' }, name: 'side', attribute: 'data-side', shown: 'end' },
  { component: Split, props: { aside: 'Prix' }, name: 'asideWidth', attribute: 'data-aside', shown: 's' },
  {
    component: Split,
    props: { aside: 'Prix' },
    name: 'asideVariant',
    attribute: 'data-look',
    shown: 'panel',
  },
  { component: Stack, name: 'gap', attribute: 'data-gap', shown: '4' },
  { component: Stack, name: 'align', attribute: 'data-align', shown: 'stretch' },
  { component: TopBar, name: 'variant', attribute: 'data-variant', shown: 'logo' },
  { component: Title, name: 'level', attribute: 'data-level', shown: 'h2' },
];

const named = cases.map((entry) => ({ ...entry, title: `${entry.component.name} ${entry.name}` }));

describe('a value nobody knows', () => {
  it.each(named)('of $title shows the default, and warns', ({ component, props, name, attribute, shown }) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Component = component as ComponentType<{ children?: ReactNode }>;
    const look = (extra: object) => {
      const { container, unmount } = render(
        <Component {...props} {...extra}>
          Bonjour
        </Component>,
      );
      const value = container.querySelector(`[${attribute}]`)?.getAttribute(attribute);
      unmount();
      return value;
    };
    expect(look({ [name]: 'unheard-of' })).toBe(shown);
    expect(warn).toHaveBeenCalled();
    expect(look({})).toBe(shown);
  });

  it.each([Number.NaN, -4, Number.POSITIVE_INFINITY])('draws an icon of size %s at 24 px', (size) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = render(<Icon name="bed" size={size} />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '24');
  });
});
