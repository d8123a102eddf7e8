import type { BundleError } from './bundleError';
import { checkCatalogue } from './checkCatalogue';
import { checkFiles } from './checkFiles';
import { checkHoster } from './checkHoster';
import { checkIds } from './checkIds';
import { checkPages } from './checkPages';
import { checkReservations } from './checkReservations';
import { checkTexts } from './checkTexts';
import type { HotelBundle } from './hotelBundle';

/** Checks what no single schema can: parts of a bundle that have to agree with each other. */
export function crossCheck(bundle: HotelBundle): BundleError[] {
  return [
    checkTexts,
    checkHoster,
    checkPages,
    checkIds,
    checkCatalogue,
    checkFiles,
    checkReservations,
  ].flatMap((check) => check(bundle));
}
