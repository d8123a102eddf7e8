import type { FeatureRoute, PageModule, RouteHandle } from '@guest/feature';
import type { VisitContext } from '@guest/visit';

/** One screen as the app composes it: a feature's route, its whole path and its chunk. */
export interface RouteEntry {
  /** In the router's syntax, from the root. */
  path: string;
  /** Whose texts the screen shows. */
  namespaces: readonly string[];
  handle: RouteHandle;
  accepts?: FeatureRoute<VisitContext>['accepts'];
  load?: FeatureRoute<VisitContext>['load'];
  /** The screen's chunk; one promise however often it is asked for. */
  module: Chunk<PageModule<VisitContext>>;
}

/** React's own marks on a promise: `use` reads a fulfilled one without suspending. */
interface Tracked<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** What a chunk brought, if it has come. */
export function loadedModule(entry: RouteEntry): PageModule<VisitContext> | undefined {
  return (entry.module() as Tracked<PageModule<VisitContext>>).value;
}

/** A chunk: one promise however often it is asked for, until `forget` asks for another try. */
export interface Chunk<T> {
  (): Promise<T>;
  /** After a failure: the next call loads again. */
  forget: () => void;
}

/**
 * For a connection that was away for a moment. Chromium remembers a failed file until the document goes: there a new
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
 * Keeps the promise of a chunk, asked for twice before it counts as failed. One that has come is marked so that rendering on the server and hydrating in the
 * browser show it at once, without a fallback in between. One that failed stays failed until somebody asks again:
 * Suspense retries by itself and would otherwise flood the server.
 */
export function once<T>(load: () => Promise<T>): Chunk<T> {
  let promise: Tracked<T> | undefined;
  const chunk = () => {
    promise ??= withRetry(load).then((value) => {
      if (promise) void Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    return promise;
  };
  const forget = () => {
    promise = undefined;
  };
  return Object.assign(chunk, { forget });
}
