import { importLibrary, setOptions } from '@googlemaps/js-api-loader';

let hasOptions = false;

/**
 * Loads one of Google's map libraries; rejects where its script does not come. The loader accepts its options once per
 * document, before the first load, so every domain loads here. `Library` names the used part: Google's own types
 * cover all of its maps.
 */
export function loadGoogleMaps<Library>(key: string, name: string): Promise<Library> {
  if (!hasOptions) setOptions({ key, v: 'weekly' });
  hasOptions = true;
  return importLibrary(name as never) as Promise<Library>;
}
