import type { Fields, Registry, StoreDefinition } from './registry';

/** Spec 4: persisted state is stored in local storage under this key. */
export const ROOT_KEY = 'root';
/** decisions.md 25: a draft expires this long after its last change. */
export const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const WRITE_DELAY_MS = 400;

interface KeptStore {
  at: number;
  fields: Fields;
}
interface Root {
  version: 1;
  slugs: Record<string, Record<string, KeptStore>>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface PersistenceOptions {
  slug: string;
  storage: Storage;
  now?: () => number;
  /** Runs later, off the tap's path; gives back how to cancel. */
  schedule?: (work: () => void) => () => void;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readRoot(storage: Storage): Root {
  try {
    const raw: unknown = JSON.parse(storage.getItem(ROOT_KEY) ?? 'null');
    if (isRecord(raw) && raw.version === 1 && isRecord(raw.slugs)) return raw as unknown as Root;
  } catch {
    // Storage is off, or holds something else: begin anew.
  }
  return { version: 1, slugs: {} };
}

function withoutExpired(slugs: Root['slugs'], now: number): Root['slugs'] {
  const living = Object.entries(slugs).map(([slug, stores]) => {
    const kept = Object.entries(stores).filter(([, { at }]) => now - at <= KEPT_FOR_MS);
    return [slug, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(living.filter(([, stores]) => Object.keys(stores).length > 0));
}

function laterByTimer(work: () => void): () => void {
  const timer = setTimeout(work, WRITE_DELAY_MS);
  return () => clearTimeout(timer);
}

/**
 * Restores the kept fields of one hotel and writes them back when they change. Call it after hydration.
 * A store that is made later is restored when it is made. `flush` writes at once (page hide).
 */
export function persistRegistry(registry: Registry, options: PersistenceOptions) {
  const { slug, storage, now = Date.now, schedule = laterByTimer } = options;
  const stopped: (() => void)[] = [];
  const dirty = new Set<string>();
  let cancelWrite: (() => void) | undefined;

  function restore(definition: StoreDefinition<object>, setState: (fields: object) => void) {
    const kept = readRoot(storage).slugs[slug]?.[definition.storeName];
    if (!isRecord(kept) || !isRecord(kept.fields) || typeof kept.at !== 'number') return;
    if (now() - kept.at > KEPT_FOR_MS) return;
    const names: readonly string[] = definition.keep;
    const fields = Object.fromEntries(Object.entries(kept.fields).filter(([name]) => names.includes(name)));
    try {
      const revived = definition.revive(fields);
      if (revived) setState(revived);
    } catch {
      // What an older version kept and this one cannot read is let go.
    }
  }

  function write() {
    cancelWrite = undefined;
    if (dirty.size === 0) return;
    // Read again: another tab of this origin may have written its own part.
    const root = readRoot(storage);
    const ours = (root.slugs[slug] ??= {});
    for (const { definition, store } of registry.entries()) {
      if (!dirty.has(definition.storeName)) continue;
      const state = store.getState() as Fields;
      const names: readonly string[] = definition.keep;
      ours[definition.storeName] = {
        at: now(),
        fields: Object.fromEntries(names.map((name) => [name, state[name]])),
      };
    }
    dirty.clear();
    root.slugs = withoutExpired(root.slugs, now());
    try {
      storage.setItem(ROOT_KEY, JSON.stringify(root));
    } catch {
      // Full or forbidden: the visit goes on without memory.
    }
  }

  function follow({ definition, store }: ReturnType<Registry['entries']>[number]) {
    if (definition.keep.length === 0) return;
    const names: readonly string[] = definition.keep;
    restore(definition, (fields) => store.setState(fields));
    stopped.push(
      store.subscribe((next, before) => {
        if (!names.some((name) => (next as Fields)[name] !== (before as Fields)[name])) return;
        dirty.add(definition.storeName);
        cancelWrite ??= schedule(write);
      }),
    );
  }

  registry.entries().forEach(follow);
  stopped.push(registry.onCreate(follow));

  return {
    flush() {
      cancelWrite?.();
      write();
    },
    stop() {
      cancelWrite?.();
      stopped.forEach((stop) => stop());
    },
  };
}

/** Forgets everything kept, of every hotel ("Delete my data on this device"). */
export function forgetKept(storage: Storage): void {
  storage.removeItem(ROOT_KEY);
}
