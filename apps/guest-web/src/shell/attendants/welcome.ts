import type { Hoster } from '@guest/api-contract';

/** Screens where a guest is in the middle of something, and the short links to them; by the path's second segment (spec 4). */
const busyScreens = ['checkin', 'reviews', 'mood', 'c', 's', 'm', 'r'];

/** Where local storage keeps that this device has seen the hotel's welcome (spec 4). */
export const visitedKey = (slug: string) => `${slug}/AlreadyVisited`;

interface WelcomeInput {
  hoster: Hoster;
  path: string;
  /** What local storage holds under `visitedKey`. */
  visited: string | null;
}

/** Is the hotel's message to be shown now? */
export function showsWelcome({ hoster, path, visited }: WelcomeInput): boolean {
  if (visited === 'true' || !hoster.popupMessage?.showOnFirstVisit) return false;
  return !busyScreens.includes(path.split('/')[2]?.toLowerCase() ?? '');
}
