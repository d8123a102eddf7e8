import { pathOf, type BundleError } from './bundleError';
import type { HotelBundle } from './hotelBundle';

type Key = string | number;

// In a plain value or inside the HTML of a page.
const REFERENCE = /\/static-host\/([^/\s"'<>?#]*)\/?([^\s"'<>?#)]*)/gu;

/** Where a hotel's file is served; the only form in which a bundle's data names its files. */
export function filePath(slug: string, name: string): string {
  return `/static-host/${slug}/${name}`;
}

/** Files are named once, and every path to a file of a hotel leads to one of this bundle. */
export function checkFiles(bundle: HotelBundle): BundleError[] {
  const names = bundle.files.map((file) => file.name);
  const errors: BundleError[] = names.flatMap((name, index) =>
    names.indexOf(name) < index ? [{ path: `files[${index}].name`, reason: 'is used twice' }] : [],
  );
  const { files: _files, ...data } = bundle;
  visitTexts(data, [], (text, keys) => {
    for (const [, slug, name = ''] of text.matchAll(REFERENCE)) {
      if (slug !== bundle.hoster.slug) {
        errors.push({ path: pathOf(keys), reason: 'names a file of another hotel' });
      } else if (!names.includes(name)) {
        errors.push({ path: pathOf(keys), reason: `names "${name}", which is not in files` });
      }
    }
  });
  return errors;
}

function visitTexts(value: unknown, keys: Key[], visit: (text: string, keys: Key[]) => void): void {
  if (typeof value === 'string') visit(value, keys);
  else if (Array.isArray(value)) value.forEach((entry, index) => visitTexts(entry, [...keys, index], visit));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) visitTexts(entry, [...keys, key], visit);
  }
}
