import { expireCookie } from '@guest/visit';
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

/** How long the service worker may take to forget. */
const WORKER_MS = 5_000;

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
    if (name.trim() !== '') expireCookie(name.trim());
  }
}

/** A database that somebody still holds open is gone when they let go of it: `forgetWorker` has emptied it. */
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
async function forgetWorker(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve, reject) => {
    port1.onmessage = () => resolve();
    setTimeout(reject, WORKER_MS, new Error('The service worker does not answer'));
    worker.postMessage({ type: 'forget' }, [port2]);
  });
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
    async () => {
      await forgetWorker();
      await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
      await deleteDatabases();
    },
    expireCookies,
  ];
  const results = await Promise.all(steps.map(tried));
  tellStores();
  return results.every(Boolean);
}
