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
  const watched = new Map<Element, number>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const id = isIntersecting ? watched.get(target) : undefined;
      if (id === undefined || !left.delete(id)) continue;
      observer.unobserve(target);
      onSeen(id);
    }
    if (left.size === 0) stop();
  });
  const look = () => {
    for (const tag of left.values()) {
      if (!isHere(tag)) continue;
      try {
        const element = document.querySelector(tag.selector);
        if (!element || watched.has(element)) continue;
        watched.set(element, tag.id);
        observer.observe(element);
      } catch {
        // No selector of this browser.
        left.delete(tag.id);
      }
    }
  };
  if (left.size > 0) timer = setInterval(look, PERIOD_MS);
  return stop;
}
