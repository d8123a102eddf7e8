import type { Hoster } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { hasFlag, specificsOf, type NavigationEntry, type useConfig } from '@guest/visit';

/** An entry of ours: named in the guest's language, not in the hotel's. */
export interface OwnEntry {
  id: 'planning' | 'discovery' | 'mood' | 'press';
  href: string;
}
export type MenuEntry = NavigationEntry | OwnEntry;

/** Nextory's own address, after the flag's name; installations have one with their contract. */
const NEXTORY = 'https://www.nextory.com/';
/** Spec 7: the kiosk differs for the demonstration hotel. Its readers are nobody's guests, and the kiosk can tell. */
const NEXTORY_DEMO = `${NEXTORY}?utm_source=guest-web-demo`;

type LinkConfig = ReturnType<typeof useConfig>;

function pressKiosk(hoster: Hoster, config: LinkConfig): OwnEntry[] {
  if (!hasFlag(hoster, 'menu-press-nextory')) return [];
  const href = specificsOf(hoster).hasDemoKiosk
    ? (config.demoPressKioskUrl ?? NEXTORY_DEMO)
    : (config.pressKioskUrl ?? NEXTORY);
  return [{ id: 'press', href }];
}

/** Planned animations stand next to the seminars; a screen that this version lacks is no entry. */
function extras(hoster: Hoster, hasScreen: (href: string) => boolean): OwnEntry[] {
  if (!specificsOf(hoster).hasExtraEntries) return [];
  const own: OwnEntry[] = [
    { id: 'planning', href: paths.activities(hoster.slug) },
    { id: 'discovery', href: paths.discovery(hoster.slug) },
  ];
  return own.filter(({ href }) => hasScreen(href));
}

/** How the stay goes: a guest who is unhappy finds it from every screen. */
function mood({ slug }: Hoster, hasScreen: (href: string) => boolean): OwnEntry[] {
  const href = paths.mood(slug);
  return hasScreen(href) ? [{ id: 'mood', href }] : [];
}

interface MenuInput {
  hoster: Hoster;
  /** The hotel's navigation. */
  entries: readonly NavigationEntry[];
  hasScreen: (href: string) => boolean;
  config: LinkConfig;
}

/** Everything the menu lists, in its order (spec 2; decisions.md 7). */
export function menuEntries({ hoster, entries, hasScreen, config }: MenuInput): MenuEntry[] {
  const seminars = entries.findIndex(({ href }) => href === paths.seminar(hoster.slug));
  const after = seminars === -1 ? entries.length : seminars + 1;
  return [
    ...entries.slice(0, after),
    ...extras(hoster, hasScreen),
    ...entries.slice(after),
    ...mood(hoster, hasScreen),
    ...pressKiosk(hoster, config),
  ];
}

/** The kiosk and the video-and-book partner's addresses leave for a tab of their own; paths of the app never do. */
export function opensInNewTab(href: string, { videoAndBookDomain: domain, ...kiosks }: LinkConfig): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, protocol } = new URL(href);
  if (!/^https?:$/u.test(protocol)) return false;
  if ([NEXTORY, NEXTORY_DEMO, kiosks.pressKioskUrl, kiosks.demoPressKioskUrl].includes(href)) return true;
  return domain !== undefined && (hostname === domain || hostname.endsWith(`.${domain}`));
}
