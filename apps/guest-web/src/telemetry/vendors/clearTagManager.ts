import { expireCookie } from '@guest/visit';

/** The app's only cookie. */
const OWN_COOKIE = 'lang';
/** The storage keys of Google's tags and of those most often loaded through its manager. */
const VENDOR_KEY = /^_(?:ga|gid|gac|gat|gcl|dc_gtm|fbp|fbc|hj|uet|pk|clck|clsk)/iu;

/** Expires cookies on every host of this site. */
export function clearCookies(isMeant: (name: string) => boolean = (name) => name !== OWN_COOKIE): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name !== '' && isMeant(name)) expireCookie(name);
  }
}

function clearKeys(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys({ ...kept })) if (VENDOR_KEY.test(key)) kept.removeItem(key);
  } catch {
    // Storage is forbidden, so no tag has stored anything.
  }
}

/** Removes what the tag manager's usual tags left on this device. */
export function clearTagManager(): void {
  clearCookies((name) => VENDOR_KEY.test(name));
  clearKeys(() => localStorage);
  clearKeys(() => sessionStorage);
}
