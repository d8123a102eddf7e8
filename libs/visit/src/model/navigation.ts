import type { Hoster, NavigationElement } from '@guest/api-contract';
import { paths } from '@guest/feature';
import { functionsOf } from './hoster';

/** One entry of the hotel's navigation, ready to draw. */
export interface NavigationEntry {
  href: string;
  /** Another address of the same section: a personal page opens by its id too, orders belong to the services. */
  alsoAt?: string | undefined;
  icon: string;
  shortName: string;
  longName: string;
  description?: string | undefined;
}

const routeOf: Record<string, (slug: string) => string> = {
  home: paths.home,
  information: paths.roomDirectory,
  service: paths.services,
  advantage: paths.advantages,
  seminars: paths.seminar,
  activity: paths.cityGuide,
  animations: paths.activities,
  gdpr: paths.gdpr,
};

function hrefOf(
  element: NavigationElement,
  slug: string,
  pageSlugs: Readonly<Record<string, string>> | undefined,
): string | undefined {
  const { label, personalPage } = element;
  if (label !== 'personalPage') return routeOf[label]?.(slug);
  // The id leads to the page too: the entry works from the first paint, before its slug is known.
  const pageSlug = personalPage && (pageSlugs ? pageSlugs[personalPage] : personalPage);
  return pageSlug ? paths.personalPage(slug, pageSlug) : undefined;
}

/**
 * The hotel's navigation in its order. Services need the additional-sells subscription. An element that leads nowhere
 * in this version is left out.
 */
export function navigationOf(
  hoster: Hoster,
  hasScreen: (href: string) => boolean,
  /** Slugs of personal pages by id; undefined until they are known. */
  pageSlugs?: Readonly<Record<string, string>>,
): NavigationEntry[] {
  return hoster.customization.navigation.navigationElements.flatMap((element) => {
    if (element.label === 'service' && !functionsOf(hoster).services) return [];
    const href = hrefOf(element, hoster.slug, pageSlugs);
    if (href === undefined || !hasScreen(href)) return [];
    const { icon, shortName, longName, description, personalPage } = element;
    const alsoAt =
      element.label === 'service'
        ? paths.orders(hoster.slug)
        : personalPage && paths.personalPage(hoster.slug, personalPage);
    return [{ href, alsoAt, icon, shortName, longName, description }];
  });
}
