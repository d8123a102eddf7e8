// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Scene } from './Scene';
import { sceneNames } from './sceneNames';

const file = readFileSync(path.join(import.meta.dirname, 'scenes.svg'), 'utf8');

it('has a drawing for every name, and a name for every drawing', () => {
  const drawn = [...file.matchAll(/<symbol id="(\w+)"/gu)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...sceneNames].toSorted());
});

it('takes the brand from the component alone', () => {
  const used = new Set([...file.matchAll(/var\((--[\w-]+)\)/gu)].map(([, name]) => name));
  expect([...used].toSorted()).toEqual(['deep', 'far', 'mid', 'near'].map((name) => `--scene-${name}`));
});

it('is hidden from screen readers and points into the file', () => {
  const html = renderToString(<Scene name="museum" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toMatch(/href="[^"]*#museum"/u);
});
