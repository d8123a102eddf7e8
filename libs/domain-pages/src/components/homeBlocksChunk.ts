import type * as Chunk from './Content/Blocks';

/** React's own marks on a promise: `use` reads a fulfilled one without suspending. */
interface Tracked<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

let promise: Tracked<typeof Chunk | undefined> | undefined;

/** The chunk that draws blocks; undefined where it cannot be had: home is complete without. */
export function homeBlocks(): Promise<typeof Chunk | undefined> {
  promise ??= import('./Content/Blocks')
    .catch(() => undefined)
    .then((value) => {
      if (promise) void Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
  return promise;
}
