// @vitest-environment node
import { expect, it } from 'vitest';
import { generate } from '../../../../tools/icons/generate.mjs';

const committed = import.meta.glob<string>('./generated/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has icons generated from their sources', () => {
  const files = Object.entries(committed).map(([path, text]) => [path.replace('./generated/', ''), text]);
  expect(Object.fromEntries(files)).toEqual(generate());
});
