import { ROOT_KEY } from '@guest/state';

interface Root {
  slugs?: Record<string, { outbox?: { fields?: { entries?: object } } } | null>;
}

/** Did the browser really keep it? A full or forbidden storage keeps nothing, and nobody may say that it did. */
export function isOnDevice(id: string): boolean {
  try {
    // Other stores name the same id: what is to be sent is here alone.
    const root = JSON.parse(localStorage.getItem(ROOT_KEY) ?? 'null') as Root | null;
    return Object.values(root?.slugs ?? {}).some((stores) =>
      Object.hasOwn(stores?.outbox?.fields?.entries ?? {}, id),
    );
  } catch {
    return false;
  }
}
