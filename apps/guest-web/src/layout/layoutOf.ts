import type { Hoster } from '@guest/api-contract';
import type { RouteHandle } from '@guest/feature';
import { functionsOf, type PageSlugs } from '@guest/visit';

/** The frame: a phone's, or that of wide windows. */
export type Device = 'phone' | 'desktop';

export interface LayoutInput {
  /** The path of the address, as the router gives it. */
  path: string;
  device: Device;
  hoster: Hoster;
  /** The layout that the screen's route asks for. */
  handle: RouteHandle;
  flags: {
    /** `?landing-page=true`. */
    isLandingPage?: boolean;
    /** Slugs of the personal pages that stand in the navigation. */
    pageSlugs?: PageSlugs | undefined;
  };
}

/** The parts around a screen. */
export interface Layout {
  /** `menu`: logo, navigation, menu; `logo`: the logo alone, centred and not clickable. */
  header: 'menu' | 'logo' | 'none';
  /** In pixels. */
  headerHeight: 80 | 110;
  /**
   * `logo`; `back`: a way back; `plates`: the same over a picture; `close`: a cross; `steps`: both, in a form;
   * `picture`: the screen's own picture holds logo and actions.
   */
  topBar: 'logo' | 'back' | 'plates' | 'close' | 'steps' | 'picture' | 'none';
  hasShare: boolean;
  /** In the top bar, where no bottom bar has "Plus". */
  hasMenuButton: boolean;
  hasBottomBar: boolean;
  hasPhoneButton: boolean;
  hasFooter: boolean;
  /** Shows the language switch in the footer, because no header shows it. */
  hasFooterLanguage: boolean;
}

const WITHOUT_PHONE_BUTTON = /(?:^|\/)(?:phone|checkin|mood|reviews)$/u;

/** Paths are compared in lower case, trimmed and without a slash at the end. */
function normal(path: string): string {
  return path.trim().replace(/\/+$/u, '').toLowerCase();
}

function isPersonalPage(path: string, { pageSlugs = {} }: LayoutInput['flags']): boolean {
  const [, , slug, ...below] = normal(path).split('/');
  return (
    below.length === 0 &&
    Object.entries(pageSlugs)
      .flat()
      .some((known) => normal(known) === slug)
  );
}

function topBarOf({ device, handle }: LayoutInput, isTab: boolean): Layout['topBar'] {
  if (device === 'desktop' || handle.chrome === 'bare') return 'none';
  if (handle.chrome === 'done' || handle.isEnd) return 'close';
  if (handle.chrome === 'steps') return 'steps';
  if (isTab) return handle.isOverPicture ? 'picture' : 'logo';
  return handle.isOverPicture ? 'plates' : 'back';
}

function headerOf({ device, handle, flags }: LayoutInput): Layout['header'] {
  if (device === 'phone' || handle.chrome === 'bare') return 'none';
  if (handle.chrome === 'steps') return 'logo';
  return flags.isLandingPage ? 'none' : 'menu';
}

/** Decides which parts surround a screen on a device. */
export function layoutOf(input: LayoutInput): Layout {
  const { path, device, hoster, handle, flags } = input;
  const { navigation, showPhoneFloatingButton } = hoster.customization;
  const isTab = handle.chrome === 'tabs' || (handle.chrome === 'back' && isPersonalPage(path, flags));
  const topBar = topBarOf(input, isTab);
  const hasBottomBar = device === 'phone' && isTab && navigation.isNavigationBarActivated;
  const isForm = handle.chrome === 'steps';
  const header = headerOf(input);
  const hasFooter = !isForm && handle.chrome !== 'bare';
  return {
    header,
    headerHeight: navigation.isNavigationBarActivated && !isForm ? 80 : 110,
    topBar,
    hasShare: !['none', 'close', 'steps'].includes(topBar),
    hasMenuButton: device === 'phone' && isTab && !hasBottomBar,
    hasBottomBar,
    hasPhoneButton:
      showPhoneFloatingButton &&
      functionsOf(hoster).calls &&
      !isForm &&
      !WITHOUT_PHONE_BUTTON.test(normal(path)),
    hasFooter,
    hasFooterLanguage: hasFooter && device === 'desktop' && header === 'none',
  };
}
