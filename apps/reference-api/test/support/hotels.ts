import { parseBundle, resolveFiles, toHotelRecord, type HotelRecord } from '@guest/reference-backend';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

/** A hotel bundle with one service of each type; its ids begin with its slug. */
export function aBundle(slug: string, name = `Hotel ${slug}`) {
  return {
    format: 'guest-web-hotel',
    version: 1,
    hoster: {
      _id: `${slug}-id`,
      slug,
      name,
      logo: `/static-host/${slug}/logo.svg`,
      subscriptionStatus: { isAdditionalSellsSubscribed: true },
    },
    catalogue: {
      categories: [
        {
          _id: `${slug}-day`,
          name: 'All day',
          subcategories: [
            {
              _id: `${slug}-room`,
              name: 'In the room',
              services: [
                {
                  _id: `${slug}-bike`,
                  name: 'Bike',
                  type: 'single',
                  price: { amountCents: 1_200 },
                  // Long enough that an answer with it is worth compressing.
                  description: 'A bicycle with a basket, waiting in the yard. '.repeat(30),
                },
                {
                  _id: `${slug}-breakfast`,
                  name: 'Breakfast',
                  type: 'sheet',
                  price: { amountCents: 1_650 },
                  sections: [
                    {
                      _id: `${slug}-drinks`,
                      label: 'Drinks',
                      choice: 'single',
                      isRequired: true,
                      items: [{ _id: `${slug}-coffee`, name: 'Coffee' }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    files: [{ name: 'logo.svg', mediaType: 'image/svg+xml', base64: btoa(LOGO) }],
  };
}

/** The same hotel as storage takes it. */
export function aHotel(slug: string, name?: string): Promise<HotelRecord> {
  return toHotel(aBundle(slug, name));
}

/** Any bundle as storage takes it. */
export async function toHotel(bundle: object): Promise<HotelRecord> {
  const parsed = parseBundle(bundle);
  if (parsed.errors) throw new Error(JSON.stringify(parsed.errors));
  const resolved = await resolveFiles(parsed.bundle);
  if (resolved.errors) throw new Error(JSON.stringify(resolved.errors));
  return toHotelRecord(resolved);
}
