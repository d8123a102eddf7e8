import type { Hoster } from '@guest/api-contract';

const isDrawing = (address: string) => /^data:|\.svg(?:[?#]|$)/iu.test(address);

/** What previews of a page show of the hotel; nobody who makes them draws an SVG. */
export function previewPicture(hoster: Hoster | undefined): string | undefined {
  return [hoster?.customization.welcomePicture, hoster?.logo].find(
    (address) => address !== undefined && !isDrawing(address),
  );
}
