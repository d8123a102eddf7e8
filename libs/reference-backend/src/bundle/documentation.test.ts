import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { HotelBundle } from './hotelBundle';
import { parseBundle } from './parseBundle';

const page = new URL('../../../../docs/hotel-bundle.md', import.meta.url);

it('shows an example that validates', async () => {
  const example = /```json\n([\s\S]+?)```/u.exec(await readFile(page, 'utf8'))?.[1];

  expect(parseBundle(JSON.parse(example ?? 'null')).errors).toBeUndefined();
});

it('names every part of the format', async () => {
  const text = await readFile(page, 'utf8');

  for (const part of v.keyof(HotelBundle).options) expect(text).toContain(`\`${part}\``);
});
