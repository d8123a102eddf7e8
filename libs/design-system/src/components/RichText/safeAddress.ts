/** A base that no hotel has, to tell paths of the app from other addresses. */
const HERE = 'https://here.invalid';
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

/**
 * The address as the browser reads it: `URL` removes tabs, turns `\` into `/` and so on. Undefined when it is not
 * an address.
 */
function parse(value: string): URL | undefined {
  const text = value.trim();
  const whole = /^www\./i.test(text) ? `https://${text}` : text;
  try {
    return new URL(whole, HERE);
  } catch {
    return undefined;
  }
}

/** A path or hash of the app. Relative addresses are rejected, because a hotel's text has no page of its own. */
function ownPath(url: URL, written: string): string | undefined {
  if (written.startsWith('#')) return url.hash || undefined;
  // `/..//elsewhere.example` becomes `//elsewhere.example`, which leads to another site.
  if (!written.startsWith('/') || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** An allowed link: the web, e-mail, telephone, SMS or a path of the app. Undefined for others. */
export function safeLink(value: string | null): string | undefined {
  const url = value === null ? undefined : parse(value);
  if (!url || !linkProtocols.has(url.protocol) || url.username || url.password) return undefined;
  return url.origin === HERE ? ownPath(url, (value ?? '').trim()) : url.href;
}

/** An allowed picture: from the web, the app or a data address. SVG data is rejected, because it may hold scripts. */
export function safePicture(value: string | null): string | undefined {
  if (value !== null && pictureData.test(value.trim())) return value.trim();
  const url = value === null ? undefined : parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username) return undefined;
  return url.origin === HERE ? ownPath(url, (value ?? '').trim()) : url.href;
}

/** Whether an allowed link leads to another site. */
export function isElsewhere(href: string): boolean {
  return /^https?:/.test(href);
}
