/** The hosts that a script on this page may have set a cookie for: this one and those above it. */
export function cookieDomains(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Expires a cookie, whatever host of this site it was set for: a page cannot ask which. */
export function expireCookie(name: string): void {
  const over = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  document.cookie = over;
  for (const domain of cookieDomains(location.hostname)) document.cookie = `${over}; Domain=${domain}`;
}
