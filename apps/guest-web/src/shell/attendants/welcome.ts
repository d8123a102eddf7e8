import type { Hoster } from '@guest/api-contract';

/** Screens that a welcome would interrupt, and the short links to them; by the path's second segment. */
const busyScreens = ['checkin', 'payment', 'reviews', 'mood', 'c', 's', 'm', 'r'];

/** The local storage key of whether this device has shown the hotel's welcome. */
export const visitedKey = (slug: string) => `${slug}/AlreadyVisited`;

interface WelcomeInput {
  hoster: Hoster;
  path: string;
  /** The value in local storage under `visitedKey`. */
  visited: string | null;
}

/** Whether the hotel's message is to be shown now. */
export function showsWelcome({ hoster, path, visited }: WelcomeInput): boolean {
  if (visited === 'true' || !hoster.popupMessage?.showOnFirstVisit) return false;
  return !busyScreens.includes(path.split('/')[2]?.toLowerCase() ?? '');
}
