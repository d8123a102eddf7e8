import type { Ports } from './ports';
import type { Storage } from './storage/storage';

const ID_BYTES = 16;
const encoder = new TextEncoder();

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/gu, '-')
    .replace(/\//gu, '_')
    .replace(/=+$/u, '');
}

/** Ports on Web Crypto alone: for tests and Storybook, in Node and in the browser. */
export function createWebPorts(storage: Storage, secret = 'not a secret: tests and stories only'): Ports {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signingKey = crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);

  return {
    storage,
    clock: { now: () => new Date() },
    random: { id: () => toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES))) },
    crypto: {
      hash: async (text) =>
        toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))),
      sign: async (text) =>
        toBase64Url(new Uint8Array(await crypto.subtle.sign(hmac, await signingKey, encoder.encode(text)))),
    },
  };
}
