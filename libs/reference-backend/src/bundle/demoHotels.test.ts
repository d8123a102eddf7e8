import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEMO_ANCHOR } from './demoDates';
import { demoSlugs, loadDemoHotel } from './demoHotels';
import { readBundleFile } from './readBundleFile';

const pathOf = (slug: string, file = 'hotel.json') =>
  fileURLToPath(new URL(`../../hotels/${slug}/${file}`, import.meta.url));

describe.each(demoSlugs)('the demo hotel %s', (slug) => {
  it('validates, with all its files', async () => {
    const read = await readBundleFile(pathOf(slug));

    expect(read.errors).toBeUndefined();
    expect(read.bundle?.hoster.slug).toBe(slug);
    expect(read.files).toHaveLength(read.bundle?.files.length ?? -1);
  });

  it('is the same from memory as from its folder', async () => {
    const read = await readBundleFile(pathOf(slug));
    const loaded = await loadDemoHotel(slug, DEMO_ANCHOR);

    expect(loaded.bundle).toEqual(read.bundle);
    expect(loaded.files.map((file) => file.name)).toEqual(read.files?.map((file) => file.name));
    const fonts = (files: typeof loaded.files) => files.filter((file) => file.mediaType === 'font/woff2');
    expect(fonts(loaded.files)).toEqual(fonts(read.files ?? []));
  });

  it('refers to all of its pictures, fonts and documents, each small', async () => {
    const { files } = await loadDemoHotel(slug);
    const data = await readFile(pathOf(slug), 'utf8');

    for (const file of files) {
      expect(data).toContain(`/static-host/${slug}/${file.name}`);
      if (file.mediaType === 'image/svg+xml') expect(file.bytes.byteLength).toBeLessThanOrEqual(20_000);
      if (file.mediaType === 'application/pdf') expect(file.bytes.byteLength).toBeLessThanOrEqual(80_000);
    }
  });

  it('is typeset in French: no straight apostrophe, no space that breaks before a sign', async () => {
    const texts = JSON.parse(await readFile(pathOf(slug), 'utf8'), (key, value: unknown) =>
      key === 'properties' || key === 'url' ? undefined : value,
    ) as unknown;
    const wrong = JSON.stringify(texts).match(/[^"]{0,20}(?:\p{L}'\p{L}| [?!;:»€]|« )[^"]{0,20}/gu);

    expect(wrong).toBeNull();
  });
});

it('gives services and pages ids that no two demo hotels share', async () => {
  const hotels = await Promise.all(demoSlugs.map((slug) => loadDemoHotel(slug)));
  const ids = hotels.flatMap(({ bundle }) =>
    bundle.catalogue.categories.flatMap((category) =>
      category.subcategories.flatMap((subcategory) => subcategory.services.map((service) => service._id)),
    ),
  );

  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
});
