/** The only cookie of ours (decisions.md 1). */
const OWN_COOKIE = 'lang';
/** What Google's tags, and those that people load through its manager most, call their keys in storage. */
const VENDOR_KEY = /^_(?:ga|gid|gac|gat|gcl|dc_gtm|fbp|fbc|hj|uet|pk|clck|clsk)/iu;

/** The hosts that a script on this page may have set a cookie for: this one and those above it. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Expires cookies, whatever host of this site they were set for. */
export function forgetCookies(isMeant: (name: string) => boolean = (name) => name !== OWN_COOKIE): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (name === '' || !isMeant(name)) continue;
    const over = `${name}=; Path=/; Max-Age=0`;
    document.cookie = over;
    for (const domain of cookieDomains(location.hostname)) document.cookie = `${over}; Domain=${domain}`;
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
