/** A base that no hotel has, to tell paths of the app from addresses elsewhere. */
const HERE = 'https://here.invalid';
const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);
const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

/**
 * The address as the browser itself would read it (`URL` drops tabs, turns `\` into `/`…), so nothing can hide
 * in the spelling; undefined when it is no address.
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

/** Path and hash on the app's own origin; texts of hotels know no page that a bare relative address could mean. */
function ownPath(url: URL, written: string): string | undefined {
  if (written.startsWith('#')) return url.hash || undefined;
  // `/..//elsewhere.example` comes out as `//elsewhere.example`, which would leave the app.
  if (!written.startsWith('/') || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A link that a guest may follow: the web, e-mail, telephone or a path of the app. */
export function safeLink(value: string | null): string | undefined {
  const url = value === null ? undefined : parse(value);
  if (!url || !linkProtocols.has(url.protocol) || url.username || url.password) return undefined;
  return url.origin === HERE ? ownPath(url, (value ?? '').trim()) : url.href;
}

/** A picture from the web, the app, or written into the text; never a drawing that could hold scripts. */
export function safePicture(value: string | null): string | undefined {
  if (value !== null && pictureData.test(value.trim())) return value.trim();
  const url = value === null ? undefined : parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username) return undefined;
  return url.origin === HERE ? ownPath(url, (value ?? '').trim()) : url.href;
}

/** Whether a safe link leaves for another site; telephone and e-mail do not. */
export function isElsewhere(href: string): boolean {
  return /^https?:/.test(href);
}
