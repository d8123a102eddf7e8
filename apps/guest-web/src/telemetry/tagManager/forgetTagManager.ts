import { expireCookie } from '@guest/visit';

/** The only cookie of ours (decisions.md 1). */
const OWN_COOKIE = 'lang';
/** What Google's tags, and those that people load through its manager most, call their keys in storage. */
const VENDOR_KEY = /^_(?:ga|gid|gac|gat|gcl|dc_gtm|fbp|fbc|hj|uet|pk|clck|clsk)/iu;

/** Expires cookies, whatever host of this site they were set for. */
export function forgetCookies(isMeant: (name: string) => boolean = (name) => name !== OWN_COOKIE): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name !== '' && isMeant(name)) expireCookie(name);
  }
}

function forgetKeys(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys({ ...kept })) if (VENDOR_KEY.test(key)) kept.removeItem(key);
  } catch {
    // Forbidden: then nobody has stored anything either.
  }
}

/** Removes what the tag manager's usual tags left on this device. */
export function forgetTagManager(): void {
  forgetCookies((name) => VENDOR_KEY.test(name));
  forgetKeys(() => localStorage);
  forgetKeys(() => sessionStorage);
}
