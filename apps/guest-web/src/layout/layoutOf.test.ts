import { describe, expect, it } from 'vitest';
import type { Hoster } from '@guest/api-contract';
import { loadDemoHotel } from '@guest/reference-backend';
import { matchEntry, routes } from '../routing/table';
import { layoutOf, type Device, type Layout } from './layoutOf';

const demo = (await loadDemoHotel('demo')).bundle.hoster;

interface Settings {
  bar?: boolean;
  phoneButton?: boolean;
  calls?: boolean;
}

function hotel({ bar = true, phoneButton = true, calls = true }: Settings): Hoster {
  const { customization, functionalities } = demo;
  return {
    ...demo,
    functionalities: { ...functionalities, calls },
    customization: {
      ...customization,
      showPhoneFloatingButton: phoneButton,
      navigation: { ...customization.navigation, isNavigationBarActivated: bar },
    },
  };
}

function layout(
  path: string,
  device: Device,
  settings: Settings = {},
  flags: { isLandingPage?: boolean } = {},
): Layout {
  return layoutOf({
    path,
    device,
    hoster: hotel(settings),
    handle: matchEntry(path).entry.handle,
    flags: { pageSlugs: { 'journal-des-lices': 'Journal' }, ...flags },
  });
}

/** One line of the table: header and its height, top bar, then share, menu, bottom bar, phone button, footer. */
function line({ header, headerHeight, topBar, ...has }: Layout): string {
  const parts = [
    has.hasShare && 'share',
    has.hasMenuButton && 'menu',
    has.hasBottomBar && 'tabs',
    has.hasPhoneButton && 'phone',
    has.hasFooter && 'footer',
    has.hasFooterLanguage && 'language',
  ];
  return [header === 'none' ? 'none' : `${header} ${headerHeight}`, topBar, ...parts]
    .filter((part) => part !== false)
    .join(', ');
}

const handleOf = (path: string) => matchEntry(path.replace(':slug', 'demo')).entry.handle;

const noBar = { bar: false };
const quiet = { phoneButton: false };

describe('layoutOf', () => {
  it.each<[path: string, device: Device, settings: Settings, flags: object, expected: string]>([
    // The main screens have the tabs, in any case and with a slash at the end.
    ['/demo', 'phone', {}, {}, 'none, picture, share, tabs, phone, footer'],
    ['/DEMO/', 'phone', {}, {}, 'none, picture, share, tabs, phone, footer'],
    ['/demo/roomdirectory', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    ['/demo/RoomDirectory/', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    ['/demo/services', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    ['/demo/seminar', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    ['/demo/empty', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    ['/demo/journal', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    ['/demo/JOURNAL/', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    ['/demo/journal-des-lices', 'phone', {}, {}, 'none, logo, share, tabs, phone, footer'],
    // Everything else has a way back.
    ['/demo/histoire', 'phone', {}, {}, 'none, back, share, phone, footer'],
    ['/demo/journal/deeper', 'phone', {}, {}, 'none, back, share, phone, footer'],
    ['/demo/page/journal', 'phone', {}, {}, 'none, back, share, phone, footer'],
    ['/demo/gdpr', 'phone', {}, {}, 'none, back, share, phone, footer'],
    ['/demo/ml', 'phone', {}, {}, 'none, back, share, phone, footer'],
    ['/demo/services/velo', 'phone', {}, {}, 'none, plates, share, phone, footer'],
    ['/demo/services/velo/order', 'phone', {}, {}, 'none, back, share, phone, footer'],
    ['/demo/services/velo/order/sent', 'phone', {}, {}, 'none, close, phone, footer'],
    ['/demo/nothing/here', 'phone', {}, {}, 'none, back, share, phone, footer'],
    // Without the navigation bar the top bar opens the menu.
    ['/demo', 'phone', noBar, {}, 'none, picture, share, menu, phone, footer'],
    ['/demo/services', 'phone', noBar, {}, 'none, logo, share, menu, phone, footer'],
    ['/demo/gdpr', 'phone', noBar, {}, 'none, back, share, phone, footer'],
    // The floating phone button: both settings, and not where a guest already speaks to the hotel.
    ['/demo', 'phone', quiet, {}, 'none, picture, share, tabs, footer'],
    ['/demo', 'phone', { calls: false }, {}, 'none, picture, share, tabs, footer'],
    ['/demo/phone', 'phone', {}, {}, 'none, back, share, footer'],
    ['/demo/mood', 'phone', {}, {}, 'none, back, share, footer'],
    ['/demo/Reviews/', 'phone', {}, {}, 'none, back, share, footer'],
    ['/demo/reviews/form', 'phone', {}, {}, 'none, back, share, phone, footer'],
    ['/demo/telephone', 'phone', {}, {}, 'none, back, share, phone, footer'],
    // Wide windows.
    ['/demo', 'desktop', {}, {}, 'menu 80, none, phone, footer'],
    ['/demo', 'desktop', noBar, {}, 'menu 110, none, phone, footer'],
    ['/demo/services/velo', 'desktop', {}, {}, 'menu 80, none, phone, footer'],
    ['/demo', 'desktop', {}, { isLandingPage: true }, 'none, none, phone, footer, language'],
    ['/demo', 'phone', {}, { isLandingPage: true }, 'none, picture, share, tabs, phone, footer'],
    // Check-in: nothing leads away.
    ['/demo/checkin', 'desktop', {}, {}, 'logo 110, none'],
    ['/demo/checkin', 'desktop', noBar, {}, 'logo 110, none'],
    ['/demo/checkin', 'desktop', {}, { isLandingPage: true }, 'logo 110, none'],
    ['/demo/checkin', 'phone', {}, {}, 'none, steps'],
    ['/demo/checkin/companions/2', 'phone', {}, {}, 'none, steps'],
    ['/demo/checkin/client', 'desktop', {}, {}, 'logo 110, none'],
    ['/demo/checkin/sent', 'phone', {}, {}, 'none, close'],
    ['/demo/checkin/sent', 'desktop', {}, {}, 'logo 110, none'],
    // A short link is on its way to another screen.
    ['/demo/c/x', 'phone', quiet, {}, 'none, none'],
    ['/demo/c/x', 'desktop', quiet, {}, 'none, none'],
  ])('%s on a %s with %j, %j: %s', (path, device, settings, flags, expected) => {
    expect(line(layout(path, device, settings, flags))).toBe(expected);
  });

  it('gives the tabs to the listed screens alone', () => {
    const listed = ['roomdirectory', 'services', 'advantages', 'cityguide', 'seminar', 'activities', 'empty'];
    const tabs = routes.map(({ path }) => path).filter((path) => handleOf(path).chrome === 'tabs');
    expect(tabs.length).toBeGreaterThan(4);
    for (const path of tabs) expect(['', ...listed]).toContain(path.replace(/^\/:slug\/?/u, ''));
  });
});
