import type { Hoster } from '@guest/api-contract';

const isDrawing = (address: string) => /^data:|\.svg(?:[?#]|$)/iu.test(address);

/** The hotel's picture for previews of a page; messengers do not draw SVG. */
export function previewPicture(hoster: Hoster | undefined): string | undefined {
  return [hoster?.customization.welcomePicture, hoster?.logo].find(
    (address) => address !== undefined && !isDrawing(address),
  );
}
