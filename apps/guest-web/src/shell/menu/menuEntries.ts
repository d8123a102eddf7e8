import { parseUrl, type Hoster } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { hasFlag, specificsOf, type NavigationEntry, type useConfig } from '@guest/visit';

/** An entry of the app, named in the guest's language, not in the hotel's. */
export interface OwnEntry {
  id: 'planning' | 'discovery' | 'mood' | 'press';
  href: string;
}
export type MenuEntry = NavigationEntry | OwnEntry;

/** Nextory's default address; installations have one with their contract. */
const NEXTORY = 'https://www.nextory.com/';
/** The demo hotel has its own address, so that the kiosk does not count its readers as guests. */
const NEXTORY_DEMO = `${NEXTORY}?utm_source=guest-web-demo`;

type LinkConfig = ReturnType<typeof useConfig>;

function pressKiosk(hoster: Hoster, config: LinkConfig): OwnEntry[] {
  if (!hasFlag(hoster, 'menu-press-nextory')) return [];
  const href = specificsOf(hoster).hasDemoKiosk
    ? (config.demoPressKioskUrl ?? NEXTORY_DEMO)
    : (config.pressKioskUrl ?? NEXTORY);
  return [{ id: 'press', href }];
}

interface MenuInput {
  hoster: Hoster;
  /** The hotel's navigation. */
  entries: readonly NavigationEntry[];
  hasScreen: (href: string) => boolean;
  config: LinkConfig;
}

/** Planned animations follow the seminars. What the navigation has, or this version lacks, has no entry here. */
function extras({ hoster, entries, hasScreen }: MenuInput): OwnEntry[] {
  if (!specificsOf(hoster).hasExtraEntries) return [];
  const own: OwnEntry[] = [
    { id: 'planning', href: paths.activities(hoster.slug) },
    { id: 'discovery', href: paths.discovery(hoster.slug) },
  ];
  return own.filter(({ href }) => hasScreen(href) && entries.every((entry) => entry.href !== href));
}

/** The question how the stay goes, in the menu so that unhappy guests find it on every screen. */
function mood({ slug }: Hoster, hasScreen: (href: string) => boolean): OwnEntry[] {
  const href = paths.mood(slug);
  return hasScreen(href) ? [{ id: 'mood', href }] : [];
}

/** Every entry of the menu, in order. */
export function menuEntries(input: MenuInput): MenuEntry[] {
  const { hoster, entries, hasScreen, config } = input;
  const seminars = entries.findIndex(({ href }) => href === paths.seminar(hoster.slug));
  const after = seminars === -1 ? entries.length : seminars + 1;
  return [
    ...entries.slice(0, after),
    ...extras(input),
    ...entries.slice(after),
    ...mood(hoster, hasScreen),
    ...pressKiosk(hoster, config),
  ];
}

/** The kiosk's and the video-and-book partner's addresses open in a new tab; paths of the app never do. */
export function opensInNewTab(href: string, { videoAndBookDomain: domain, ...kiosks }: LinkConfig): boolean {
  const url = parseUrl(href);
  if (!url) return false;
  const { hostname, protocol } = url;
  if (!/^https?:$/u.test(protocol)) return false;
  if ([NEXTORY, NEXTORY_DEMO, kiosks.pressKioskUrl, kiosks.demoPressKioskUrl].includes(href)) return true;
  return domain !== undefined && (hostname === domain || hostname.endsWith(`.${domain}`));
}
