import type { Page, Request } from '@playwright/test';

/**
 * The places where the browser keeps any of these words: local and session storage, cookies, IndexedDB, Cache Storage
 * (addresses and bodies), the page's address and history.
 */
export function tracesOf(page: Page, marks: readonly string[]): Promise<string[]> {
  return page.evaluate(async (words) => {
    const found: string[] = [];
    const look = (place: string, text: string) => {
      for (const word of words) if (text.includes(word)) found.push(`${place}: ${word}`);
    };
    const lookInStore = (place: string, store: Storage) => {
      for (const [key, value] of Object.entries(store)) look(`${place} ${key}`, `${key} ${String(value)}`);
    };
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB did not answer'));
      });

    lookInStore('local', localStorage);
    lookInStore('session', sessionStorage);
    look('cookie', document.cookie);
    look('address', decodeURIComponent(location.href));
    look('referrer', decodeURIComponent(document.referrer));
    look('history', JSON.stringify(history.state) ?? '');
    look('window', window.name);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) look(`cache ${name}`, decodeURIComponent(url));
      for (const response of await cache.matchAll()) look(`cache ${response.url}`, await response.text());
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = await answerOf(database.transaction(store).objectStore(store).getAll());
        look(`database ${name}/${store}`, JSON.stringify(all));
      }
      database.close();
    }
    return found.sort();
  }, marks);
}

/** The paths in the kept state of this tab (`root` in session storage) that hold any of these words. */
export async function pathsInSession(page: Page, marks: readonly string[]): Promise<string[]> {
  const text = await page.evaluate(() => sessionStorage.getItem('root'));
  const pathsTo = (mark: string, node: unknown, path: string): string[] => {
    // A mark may be the name of a field.
    if (!JSON.stringify(node ?? null).includes(mark)) return [];
    const deeper = Object.entries(typeof node === 'object' && node !== null ? node : {}).flatMap(
      ([name, child]) => pathsTo(mark, child, path === '' ? name : `${path}.${name}`),
    );
    return deeper.length > 0 ? deeper : [path];
  };
  const paths = marks.flatMap((mark) => pathsTo(mark, JSON.parse(text ?? 'null'), ''));
  return [...new Set(paths)].sort();
}

/** Listens to every request of the page: its address and its referrer. */
export function listenToAddresses(page: Page): () => Promise<string> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    // Embedded pictures cause no request to a server.
    if (!/^(?:data|blob):/u.test(request.url())) requests.push(request);
  });
  return async () => {
    const lines = await Promise.all(
      requests.map(async (request) => `${request.url()} from ${await request.headerValue('referer')}`),
    );
    return lines.map((line) => decodeURIComponent(line)).join('\n');
  };
}

/** Collects console messages of every level. */
export function listenToConsole(page: Page): () => string {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return () => lines.join('\n');
}
