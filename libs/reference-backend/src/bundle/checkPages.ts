import type { BundleError } from './bundleError';
import { slugProblem } from './checkHoster';
import type { HotelBundle } from './hotelBundle';

/** Every page has an address of its own, and every entry of the navigation that names a page finds it. */
export function checkPages({ hoster, pages, personalPages }: HotelBundle): BundleError[] {
  const errors: BundleError[] = [];
  const slugs = new Map<string, string>();
  const visitPages = (list: string, found: readonly { slug: string }[]) =>
    found.forEach(({ slug }, index) => {
      const path = `${list}[${index}].slug`;
      const problem = slugProblem(slug);
      const first = slugs.get(slug);
      if (problem !== undefined) errors.push({ path, reason: problem });
      else if (first !== undefined) errors.push({ path, reason: `is used twice, also by ${first}` });
      else slugs.set(slug, path);
    });
  visitPages('pages', pages);
  visitPages('personalPages', personalPages);

  hoster.customization.navigation.navigationElements.forEach((element, index) => {
    const path = `hoster.customization.navigation.navigationElements[${index}].personalPage`;
    if (element.label === 'personalPage' && element.personalPage === undefined) {
      errors.push({ path, reason: 'is missing: the entry leads to a personal page' });
    } else if (
      element.personalPage !== undefined &&
      !personalPages.some(({ _id }) => _id === element.personalPage)
    ) {
      errors.push({ path, reason: 'is not the id of one of personalPages' });
    }
  });
  return errors;
}
