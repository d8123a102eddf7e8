import type { BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';
import { visitTexts } from './visit';

// In a plain value, in a property's JSON, or inside the HTML of a page.
const REFERENCE = /\/static-host\/([^/\s"'<>?#]*)\/?([^\s"'<>?#)]*)/gu;

/** Files are named once, and every path to a file of a hotel leads to one of this bundle. */
export function checkFiles({ files, ...data }: HotelBundle): BundleError[] {
  const names = files.map((file) => file.name);
  const errors: BundleError[] = names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: `files[${index}].name`, reason: 'is used twice' }] : [],
  );
  visitTexts(data, (text, path) => {
    for (const [, slug, name = ''] of text.matchAll(REFERENCE)) {
      if (slug !== data.hoster.slug) {
        errors.push({ path, reason: 'names a file of another hotel' });
      } else if (!names.includes(name)) {
        errors.push({ path, reason: `names "${name}", which is not in files` });
      }
    }
  });
  return errors;
}
