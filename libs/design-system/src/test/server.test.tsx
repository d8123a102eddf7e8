// @vitest-environment node
import { type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

interface Story {
  args?: object;
  render?: (args: object, context: object) => ReactElement;
}
interface StoryModule {
  default: { component: ComponentType; args?: object; render?: Story['render'] };
  [name: string]: Story | StoryModule['default'];
}

const modules = import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!../foundations/**'], { eager: true });

const stories = Object.entries(modules).flatMap(([path, { default: meta, ...named }]) =>
  Object.entries(named as Record<string, Story>).map(([name, story]) => {
    const render = story.render ?? meta.render;
    const args = { ...meta.args, ...story.args };
    const { component: Component } = meta;
    return {
      title: `${path.replace(/^.*\/|\.stories\.tsx$/g, '')} ${name}`,
      element: render ? render(args, { globals: {} }) : <Component {...args} />,
    };
  }),
);

describe('on the server', () => {
  it.each(stories)('$title renders without a window and without style attributes', ({ element }) => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(element);
    expect(html.length).toBeGreaterThan(20);
    expect(html).not.toMatch(/ style="/);
  });
});
