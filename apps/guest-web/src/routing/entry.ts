import type { FeatureRoute, PageModule, RouteHandle } from '@guest/feature';
import type { VisitContext } from '@guest/visit';

/** One screen as the app composes it: a feature's route, its whole path and its chunk. */
export interface RouteEntry {
  /** In the router's syntax, from the root. */
  path: string;
  /** The feature whose texts the screen shows. */
  namespaces: readonly string[];
  handle: RouteHandle;
  accepts?: FeatureRoute<VisitContext>['accepts'];
  load?: FeatureRoute<VisitContext>['load'];
  /** The screen's chunk; every call returns the same promise. */
  module: Chunk<PageModule<VisitContext>>;
}

/** React's own marks on a promise: `use` reads a fulfilled one without suspending. */
interface Tracked<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** The screen's module, if it is loaded. */
export function loadedModule(entry: RouteEntry): PageModule<VisitContext> | undefined {
  return (entry.module() as Tracked<PageModule<VisitContext>>).value;
}

/** A chunk; every call returns the same promise. */
export interface Chunk<T> {
  (): Promise<T>;
  /** The next call loads again, after a failure. */
  reset: () => void;
}

/**
 * One retry bridges a short loss of the network. Chromium caches a failed module until the document ends: there a new
 * document (`reloadOnce`) is the second try.
 */
const RETRY_MS = 400;

async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

/**
 * Loads a chunk once, with one retry. A loaded one is marked as React marks it, so that rendering and hydration use it
 * without a fallback. A failed one stays failed until `reset`: Suspense retries by itself and would flood the server.
 */
export function chunkOf<T>(load: () => Promise<T>): Chunk<T> {
  let promise: Tracked<T> | undefined;
  const chunk = () => {
    promise ??= withRetry(load).then((value) => {
      if (promise) void Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    return promise;
  };
  return Object.assign(chunk, { reset: () => (promise = undefined) });
}
