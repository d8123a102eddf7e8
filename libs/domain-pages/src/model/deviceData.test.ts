import { expect, it } from 'vitest';
import { deviceData } from './deviceData';

const nothing = { entries: [], cookie: '', cacheNames: [] };
const root = (stores: object) => [['root', JSON.stringify({ version: 1, slugs: { demo: stores } })] as const];
const kept = (fields: object) => ({ at: 1, fields });

it.each([
  ['nothing', nothing, []],
  [
    'a guest’s details',
    { ...nothing, entries: root({ visit: kept({ guest: { email: 'a@b.c', phone: '' } }) }) },
    ['guest'],
  ],
  [
    'details that are all blank',
    { ...nothing, entries: root({ visit: kept({ guest: { email: '' } }) }) },
    [],
  ],
  [
    'orders, choices and what a later version keeps',
    {
      ...nothing,
      entries: root({
        order: kept({ drafts: { a: { n: 1 } } }),
        consents: kept({ consents: { x: { isGiven: false } } }),
        cityGuide: kept({ ids: ['a'] }),
      }),
    },
    ['drafts', 'consents', 'preferences'],
  ],
  [
    'what waits to be sent, and what is followed',
    {
      ...nothing,
      entries: root({
        nextActions: kept({ actions: { a: { id: 'a' } } }),
        submissions: kept({ entries: { a: { id: 'a' } } }),
      }),
    },
    ['submissions', 'orders'],
  ],
  [
    'a check-in under way, and the papers of this visit',
    {
      ...nothing,
      entries: [
        ...root({ checkin: kept({ answers: { client: { lastname: 'a' } } }) }),
        ...root({ checkin: { fields: { secrets: { fields: { client: 'a' } } } } }),
      ],
    },
    ['checkin', 'identity'],
  ],
  [
    'the recorder’s number and session',
    { ...nothing, entries: [['__openreplay_uuid', 'a'] as const, ['__or__watched_tags__', '[]'] as const] },
    ['recording'],
  ],
  ['the welcome seen', { ...nothing, entries: [['demo/AlreadyVisited', 'true'] as const] }, ['visited']],
  ['hotels opened before', { ...nothing, entries: [['recentHotels', '[]'] as const] }, ['recent']],
  ['the language', { ...nothing, cookie: 'lang=fr' }, ['language']],
  ['cookies of others', { ...nothing, cookie: '_ga=1; lang=fr' }, ['language', 'other']],
  [
    'the way onto the home screen refused',
    { ...nothing, entries: [['demo/InstallRefused', 'true'] as const] },
    ['installRefused'],
  ],
  [
    'the day of departure',
    { ...nothing, entries: root({ reservation: kept({ departureDate: '2026-11-27' }) }) },
    ['departure'],
  ],
  [
    'the reservation of this tab',
    { ...nothing, entries: [['reservation/hotel-des-lices', 'secret'] as const] },
    ['reservation'],
  ],
  ['pages for offline', { ...nothing, cacheNames: ['pages-1', 'answers-1', 'pictures-1'] }, ['offline']],
  ['the app’s files', { ...nothing, cacheNames: ['files-1', 'pages-1'] }, ['offline', 'files']],
  [
    'the mark of a page that was loaded anew, twice, and of a preview',
    {
      ...nothing,
      entries: [
        ['reloaded', '/demo'],
        ['reloadedByItself', '1 /demo'],
        ['mode', 'mobile_preview'],
      ] as const,
    },
    ['marks'],
  ],
  [
    'a check-in that was sent in this tab',
    { ...nothing, entries: root({ checkin: { fields: { receipt: { number: 'c1' } } } }) },
    ['sent'],
  ],
  [
    'a check-in on its way in this tab',
    { ...nothing, entries: root({ submissions: { fields: { inVisit: { a: { body: { name: 'Ada' } } } } } }) },
    ['identity'],
  ],
  [
    'both roots: the kept one and that of the tab',
    {
      ...nothing,
      entries: [
        ...root({ orders: kept({ orders: { a: { id: 'a' } } }) }),
        ...root({ checkin: { fields: { receipt: { number: 'c1' } } } }),
      ],
    },
    ['orders', 'sent'],
  ],
  ['a cache that is not ours', { ...nothing, cacheNames: ['theirs'] }, ['other']],
  ['a root of another making', { ...nothing, entries: [['root', '{"a":1}'] as const] }, ['other']],
  ['something unknown', { ...nothing, entries: [['x', '1'] as const] }, ['other']],
  ['a damaged root', { ...nothing, entries: [['root', '{'] as const] }, ['other']],
])('finds %s', (_name, storage, kinds) => {
  expect(deviceData(storage)).toEqual(kinds);
});
