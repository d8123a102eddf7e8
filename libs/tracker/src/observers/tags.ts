const PERIOD_MS = 500;

export interface Tag {
  id: number;
  selector: string;
  location?: string | null | undefined;
}

/** Tags of an answer; what is none, or has no number, is left out. */
export function tagsOf(answer: unknown): Tag[] {
  const { tags } = (answer ?? {}) as { tags?: unknown };
  if (!Array.isArray(tags)) return [];
  return (tags as Record<string, unknown>[]).flatMap((tag) => {
    const id = Number(tag?.id);
    if (!Number.isInteger(id) || typeof tag.selector !== 'string') return [];
    return [{ id, selector: tag.selector, location: typeof tag.location === 'string' ? tag.location : null }];
  });
}

const isHere = ({ location: wanted }: Tag) =>
  !wanted || wanted === (wanted.startsWith('/') ? location.pathname : location.href);

/** Tells the first sight of each tag's element. The timer runs while there are tags to look for. */
export function watchTags(tags: readonly Tag[], onSeen: (id: number) => void): () => void {
  const left = new Map(tags.map((tag) => [tag.id, tag]));
  /** The tags of each element that is looked at: several may mean the same one. */
  const watched = new WeakMap<Element, Set<number>>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const id of watched.get(target) ?? []) if (left.delete(id)) onSeen(id);
    }
    if (left.size === 0) stop();
  });
  const look = () => {
    for (const tag of left.values()) {
      if (!isHere(tag)) continue;
      try {
        const element = document.querySelector(tag.selector);
        const known = element && watched.get(element);
        if (!element || known?.has(tag.id)) continue;
        watched.set(element, new Set(known).add(tag.id));
        // An element that is observed already would give no news of being in view.
        observer.unobserve(element);
        observer.observe(element);
      } catch {
        // No selector of this browser.
        left.delete(tag.id);
      }
    }
    if (left.size === 0) stop();
  };
  if (left.size > 0) timer = setInterval(look, PERIOD_MS);
  return stop;
}
