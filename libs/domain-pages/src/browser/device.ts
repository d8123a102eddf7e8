import { expireCookie } from '@guest/visit';
import type { DeviceStorage } from '../model/deviceData';

type Step = () => unknown;

/** Runs a step that a browser may forbid; returns whether it succeeded. */
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

/** How long the service worker may take to empty its caches. */
const WORKER_MS = 5_000;

/** What this origin holds on the device. */
export async function readDevice(): Promise<DeviceStorage> {
  return {
    entries: [...entriesOf(() => localStorage), ...entriesOf(() => sessionStorage)],
    cookie: document.cookie,
    cacheNames: await cacheNames(),
  };
}

/** Makes this tab's stores clear what they hold: they listen for this event from other tabs. */
function tellStores(): void {
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

function expireCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=');
    if (name.trim() !== '') expireCookie(name.trim());
  }
}

/** A database that is still open elsewhere is deleted when it is closed; `emptyWorker` has emptied it before. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('The database stays'));
  });
}

async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name ? [name] : []));
  await Promise.all(names.map(deleteDatabase));
}

/** The service worker (guest-web, `service-worker/messages.ts`) empties what it keeps, and says when it has. */
async function emptyWorker(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    port1.onmessage = () => resolve();
    setTimeout(reject, WORKER_MS, new Error('The service worker does not answer'));
    worker.postMessage({ type: 'clear' }, [port2]);
  });
}

/**
 * Deletes everything that this origin keeps on the device: local and session storage of every hotel, caches,
 * databases, cookies. Resolves with whether the browser allowed all of it.
 */
export async function clearDevice(): Promise<boolean> {
  // Stores discard what they have not written yet, so that nothing is written after the deletion.
  tellStores();
  const steps: Step[] = [
    () => localStorage.clear(),
    () => sessionStorage.clear(),
    async () => {
      const isEmptied = await tried(emptyWorker);
      await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
      await deleteDatabases();
      if (!isEmptied) throw new Error('The service worker may still write');
    },
    expireCookies,
  ];
  const results = await Promise.all(steps.map(tried));
  tellStores();
  return results.every(Boolean);
}
