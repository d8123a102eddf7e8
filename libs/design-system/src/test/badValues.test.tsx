import { render } from '@testing-library/react';
import { type ComponentType, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Icon,
  IconButton,
  Link,
  Logo,
  Notice,
  Picture,
  Price,
  Skeleton,
  Spinner,
  Text,
  Title,
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
  { component: Card, name: 'padding', attribute: 'data-padding', shown: 'm' },
  { component: Card, name: 'look', attribute: 'data-look', shown: 'surface' },
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
  { component: Link, props: { href: '#' }, name: 'size', attribute: 'data-size', shown: 'inherit' },
  { component: Logo, props: { name: 'Lices' }, name: 'position', attribute: 'data-position', shown: 'top' },
  { component: Logo, props: { name: 'Lices' }, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Notice, name: 'tone', attribute: 'data-tone', shown: 'neutral' },
  { component: Picture, name: 'ratio', attribute: 'data-ratio', shown: '16:9' },
  { component: Picture, name: 'corners', attribute: 'data-corners', shown: 'none' },
  { component: Price, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Price, name: 'align', attribute: 'data-align', shown: 'start' },
  { component: Skeleton, name: 'shape', attribute: 'data-shape', shown: 'text' },
  { component: Spinner, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Text, name: 'size', attribute: 'data-size', shown: 'm' },
  { component: Text, name: 'tone', attribute: 'data-tone', shown: 'default' },
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
