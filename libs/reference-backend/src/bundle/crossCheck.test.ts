import { describe, expect, it } from 'vitest';
import { parseBundle } from './parseBundle';
import { aBundle, aPage, aService, firstService as service, withServices } from './test/aBundle';

describe('parts of a bundle that do not agree', () => {
  it.each([
    [
      'a zero byte in a name',
      aBundle({ hoster: { _id: 'h', slug: 'a', name: 'Le\u0000Palace' } }),
      'hoster.name',
      /control character/,
    ],
    [
      'half a character in a text',
      withServices(aService({ description: 'Un taxi \uD83D' })),
      `${service}.description`,
      /half a character/,
    ],
    [
      'an escape sequence in a property name',
      aBundle({ hoster: { _id: 'h', slug: 'a', name: 'A', properties: { '\u001B[2J': 'true' } } }),
      'hoster.properties',
      /control character/,
    ],
    [
      'the same id twice',
      withServices(aService(), aService()),
      'catalogue.categories[0].subcategories[0].services[1]._id',
      /is used twice, also by catalogue\.categories\[0\]/,
    ],
    [
      'an extra with the id of a service',
      { ...withServices(aService()), extras: { upselles: [], extras: [{ ...aService(), maxQuantity: 1 }] } },
      'extras.extras[0]._id',
      /is used twice, also by catalogue/,
    ],
    [
      'a reservation number without a name',
      aBundle({ reservations: [{ _id: 'R'.repeat(22), hoster: 'hoster', number: 'LC-1' }] }),
      'reservations[0].number',
      /guest\.lastname/,
    ],
    [
      'two reservations with the same number and name',
      aBundle({
        reservations: ['LC-1', 'lc 1'].map((number, index) => ({
          _id: `${index}${'R'.repeat(22)}`,
          hoster: 'hoster',
          number,
          guest: { lastname: 'Roux' },
        })),
      }),
      'reservations[1].number',
      /also by reservations\[0\]/,
    ],
    [
      'cards that are charged in another currency than the prices',
      aBundle({
        hoster: { _id: 'h', slug: 'a', name: 'A', currency: 'CHF' },
        paymentSettings: { currency: 'EUR' },
      }),
      'paymentSettings.currency',
      /prices, "CHF"/,
    ],
    [
      'a redirection to nowhere',
      withServices(aService({ orderType: 'redirection' })),
      `${service}.redirectionLink`,
      /missing/,
    ],
    [
      'a sheet without sections',
      withServices(aService({ type: 'sheet' })),
      `${service}.sections`,
      /is empty/,
    ],
    [
      'a required section without items',
      withServices(
        aService({ type: 'sheet', sections: [{ _id: 'section-1', label: 'Boisson', isRequired: true }] }),
      ),
      `${service}.sections[0].items`,
      /is empty though a choice is required/,
    ],
    [
      'a precision without choices',
      withServices(
        aService({
          type: 'sheet',
          sections: [
            {
              _id: 's',
              label: 'Œufs',
              items: [{ _id: 'i', name: 'Œufs', precisions: [{ name: 'Cuisson' }] }],
            },
          ],
        }),
      ),
      `${service}.sections[0].items[0].precisions[0].choices`,
      /is empty/,
    ],
    [
      'hours that end as they begin',
      withServices(aService({ availability: { from: '10:30', to: '10:30' } })),
      `${service}.availability.to`,
      /is the same as/,
    ],
    [
      'a slug that is a path of the server',
      aBundle({ hoster: { _id: 'h', slug: 'API', name: 'A' } }),
      'hoster.slug',
      /reserved/,
    ],
    [
      'a slug with spaces',
      aBundle({ hoster: { _id: 'h', slug: 'la mouette', name: 'A' } }),
      'hoster.slug',
      /small letters/,
    ],
    [
      'a page named like a screen',
      aBundle({ pages: [aPage({ slug: 'services' })] }),
      'pages[0].slug',
      /reserved/,
    ],
    [
      'two pages with one address',
      aBundle({ pages: [aPage()], personalPages: [aPage({ _id: 'page-2' })] }),
      'personalPages[0].slug',
      /is used twice, also by pages\[0\]/,
    ],
    [
      "another hotel's page",
      aBundle({ pages: [aPage({ hoster: 'hotel-2' })] }),
      'pages[0].hoster',
      /not the id of this hotel/,
    ],
    [
      'a block of an unknown type',
      aBundle({ pages: [aPage({ blocks: [{ type: 'vidéo' }, { type: 'text', html: 'Bonjour' }] })] }),
      'pages[0].blocks[0].type',
      /expected \("text"/u,
    ],
    [
      'a picture that is not there',
      withServices(aService({ image: '/static-host/la-mouette/taxi.svg' })),
      `${service}.image`,
      /"taxi\.svg", which is not in files/,
    ],
    [
      "another hotel's picture inside HTML",
      aBundle({
        pages: [aPage({ blocks: [{ type: 'text', html: '<img src="/static-host/demo/a.svg">' }] })],
      }),
      'pages[0].blocks[0].html',
      /another hotel/,
    ],
    [
      'a file name with a folder',
      aBundle({ files: [{ name: '../a.svg', file: 'a.svg' }] }),
      'files[0].name',
      /plain file name/,
    ],
    [
      'a file of an unknown kind',
      aBundle({ files: [{ name: 'a.html', file: 'a.html' }] }),
      'files[0].name',
      /ends in one of/,
    ],
    [
      'a file that is nowhere',
      aBundle({ files: [{ name: 'a.svg' }] }),
      'files[0]',
      /either "file" or "base64"/,
    ],
    [
      'a media type that contradicts its name',
      aBundle({ files: [{ name: 'a.png', mediaType: 'image/svg+xml', base64: 'AA==' }] }),
      'files[0]',
      /fits the ending/,
    ],
    [
      'one file name twice',
      aBundle({
        files: [
          { name: 'a.svg', file: 'a.svg' },
          { name: 'a.svg', file: 'b.svg' },
        ],
      }),
      'files[1].name',
      /is used twice/,
    ],
    [
      'a reservation that could be guessed',
      aBundle({ reservations: [{ _id: '214', hoster: 'hotel-1' }] }),
      'reservations[0]._id',
      />=22/,
    ],
  ])('names the path and the reason: %s', (_title, raw, path, reason) => {
    const { errors } = parseBundle(raw);

    expect(errors?.map((error) => error.path)).toContain(path);
    expect(errors?.find((error) => error.path === path)?.reason).toMatch(reason);
  });

  it('may hold hours that pass midnight', () => {
    const late = aService({ availability: { from: '18:00', to: '02:00' } });
    expect(parseBundle(withServices(late)).errors).toBeUndefined();
  });

  it.each([
    ['timeZone', { timeZone: 'Europe/Rennes' }],
    ['currency', { currency: 'EURO' }],
    ['properties.is-white-label', { properties: { 'is-white-label': 'yes' } }],
    [
      'customization.navigation.navigationElements[0].personalPage',
      {
        customization: {
          navigation: {
            navigationElements: [
              {
                _id: 'n',
                label: 'personalPage',
                shortName: 'J',
                longName: 'J',
                isActivated: true,
                personalPage: 'p',
              },
            ],
          },
        },
      },
    ],
  ])('refuses a hoster whose %s is wrong', (path, changes) => {
    const raw = aBundle({ hoster: { _id: 'h', slug: 'a', name: 'A', ...changes } });

    expect(parseBundle(raw).errors?.[0]?.path).toBe(`hoster.${path}`);
  });
});
