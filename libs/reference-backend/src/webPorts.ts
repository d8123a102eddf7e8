import { DEFAULT_MAX_DOCUMENT_BYTES } from '@guest/api-contract';
import { createCityGuides } from './around/cityGuides';
import { createMemoryVault } from './documents/documentVault';
import { createMemoryMailer } from './mail/mailer';
import { createSamplePlaces } from './places/samplePlaces';
import type { Ports } from './ports/ports';
import type { Storage } from './storage/storage';

const ID_BYTES = 16;
const encoder = new TextEncoder();

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/gu, '-')
    .replace(/\//gu, '_')
    .replace(/=+$/u, '');
}

const btoaText = (text: string) => btoa(String.fromCharCode(...encoder.encode(text)));
const atobText = (sealed: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0)));

/** Ports on Web Crypto alone: for tests and Storybook, in Node and in the browser. */
export function createWebPorts(storage: Storage, secret = 'not a secret: tests and stories only'): Ports {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const signingKey = crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);

  return {
    storage,
    vault: createMemoryVault(),
    // Nothing outlives this page.
    cipher: { seal: btoaText, open: atobText },
    places: createSamplePlaces(),
    cities: createCityGuides(),
    mailer: createMemoryMailer(),
    publicUrl: 'http://localhost',
    limits: { maxDocumentBytes: DEFAULT_MAX_DOCUMENT_BYTES, maxDailyBytes: Infinity },
    clock: { now: () => new Date() },
    random: { id: () => toBase64Url(crypto.getRandomValues(new Uint8Array(ID_BYTES))) },
    crypto: {
      hash: async (text) => {
        const bytes = typeof text === 'string' ? encoder.encode(text) : text;
        return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource)));
      },
      sign: async (text) =>
        toBase64Url(new Uint8Array(await crypto.subtle.sign(hmac, await signingKey, encoder.encode(text)))),
    },
  };
}
