import type { DeviceStorage } from '../model/deviceData';

type Step = () => unknown;

/** Runs a step that a browser may forbid; tells whether it went through. */
async function tried(step: Step): Promise<boolean> {
  try {
    await step();
    return true;
  } catch {
    return false;
  }
}

function entriesOf(storage: () => Storage): [string, string][] {
  try {
    return Object.entries({ ...storage() }) as [string, string][];
  } catch {
    return [];
  }
}

const cacheNames = async () => ('caches' in globalThis ? caches.keys().catch(() => []) : []);

/** What this origin holds on the device. */
export async function readDevice(): Promise<DeviceStorage> {
  return {
    entries: [...entriesOf(() => localStorage), ...entriesOf(() => sessionStorage)],
    cookie: document.cookie,
    cacheNames: await cacheNames(),
  };
}

/** Stores listen to other tabs: the same message makes those of this tab let go of what they kept. */
function tellStores(): void {
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

function expireCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    if (name.trim() !== '') document.cookie = `${name.trim()}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

/**
 * Deletes all that this origin keeps on the device (decisions.md 25): storage of every hotel and both kinds, caches,
 * databases (outbox, recorder), cookies. Tells whether the browser let all of it happen.
 */
export async function forgetDevice(): Promise<boolean> {
  // First what is still waiting to be written is written: nothing comes back after the deletion.
  tellStores();
  const steps: Step[] = [
    () => localStorage.clear(),
    () => sessionStorage.clear(),
    async () => Promise.all((await cacheNames()).map((name) => caches.delete(name))),
    deleteDatabases,
    expireCookies,
  ];
  const results = await Promise.all(steps.map(tried));
  tellStores();
  return results.every(Boolean);
}
