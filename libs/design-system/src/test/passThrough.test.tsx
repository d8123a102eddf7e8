// @vitest-environment node
import { type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as library from '../index';

interface StoryModule {
  default: { component: ComponentType; args?: object };
  [name: string]: { args?: object; component?: ComponentType };
}

const modules = import.meta.glob<StoryModule>(['../{components,icons,scenes}/**/*.stories.tsx'], {
  eager: true,
});
const published = new Map(Object.entries(library).map(([name, value]) => [value as unknown, name]));

/** Draw text without an element, or nothing before the browser has measured the window. */
const withoutRoot = ['SoftBreaks', 'DocumentFrame'];

/** Hand it on to a part: fields to their control among label, hint and error, a drawer to its panel. */
const withParts = [
  'Checkbox',
  'ChoiceCards',
  'ChoiceChips',
  'CountryField',
  'Drawer',
  'NumberStepper',
  'OptionRow',
  'SearchField',
  'Segmented',
  'SelectField',
  'TextArea',
  'TextField',
];

/** Each component of the library, with the properties of its first story that draws anything. */
const components = Object.values(modules).flatMap(({ default: meta, ...stories }) => {
  const name = published.get(meta.component);
  if (name === undefined || withoutRoot.includes(name)) return [];
  const { component: Component } = meta;
  const all = [{}, ...Object.values(stories)].map(({ args }: { args?: object }) => ({
    ...meta.args,
    ...args,
  }));
  const args = all.find((some) => renderToString(<Component {...some} />) !== '') ?? {};
  return [{ name, args, Component: Component as ComponentType<Record<string, unknown>> }];
});

describe('what a host adds to a component', () => {
  it.each(components)('$name hands it on', ({ name, Component, args }) => {
    const html = renderToString(
      <Component {...args} className="their-class" style={{ order: 7 }} data-their="attribute" />,
    );
    const target = withParts.includes(name) ? html : (/<(?!link)\w[^>]*>/u.exec(html)?.[0] ?? '');
    expect(target).toMatch(/class="[^"]*their-class/u);
    expect(target).toContain('style="order:7');
    expect(target).toContain('data-their="attribute"');
  });
});
