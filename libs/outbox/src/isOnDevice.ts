import { ROOT_KEY } from '@guest/state';

/** Did the browser really keep it? A full or forbidden storage keeps nothing, and nobody may say that it did. */
export function isOnDevice(id: string): boolean {
  try {
    return localStorage.getItem(ROOT_KEY)?.includes(JSON.stringify(id)) ?? false;
  } catch {
    return false;
  }
}
