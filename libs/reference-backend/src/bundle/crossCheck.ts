import type { BundleError } from './bundleError';
import { checkCatalogue } from './checkCatalogue';
import { checkFiles } from './checkFiles';
import { checkHoster } from './checkHoster';
import { checkIds } from './checkIds';
import { checkPages } from './checkPages';
import { checkTexts } from './checkTexts';
import type { HotelBundle } from './hotelBundle';

/** What no schema sees alone: parts of a bundle that have to agree with each other. */
export function crossCheck(bundle: HotelBundle): BundleError[] {
  return [checkTexts, checkHoster, checkPages, checkIds, checkCatalogue, checkFiles].flatMap((check) =>
    check(bundle),
  );
}
