import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of the frame that comes when it is needed. Where its file does not come (no network, a deploy in between),
 * the screen goes on without it.
 */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  const nothing: ComponentType<P> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
