import { createElement, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';

interface LazyPartOptions<P> {
  /** Shown until the file is here. Without it the nearest `Suspense` above waits. */
  whileLoading?: ReactNode | ((props: P) => ReactNode);
  /** Drawn where the file cannot be loaded. Without it the nearest error boundary shows the failure. */
  fallback?: ComponentType<P>;
}

type LazyPart<P> = ComponentType<P> & {
  /** Loads the file ahead, for a part that is drawn later, without a network perhaps. Never rejects. */
  prefetch: () => Promise<void>;
};

/**
 * A part of a screen in a chunk of its own. A file that cannot be loaded is asked for again when the part is drawn
 * anew: React keeps asking while it waits, so it is never asked for again during the same drawing.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { whileLoading, fallback: Fallback }: LazyPartOptions<P> = {},
): LazyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  let hasFailed = false;
  const reset = () => {
    coming = undefined;
    hasFailed = false;
  };

  function missing(cause: unknown): ComponentType<P> {
    hasFailed = true;
    return function Missing(props: P) {
      useEffect(() => reset, []);
      if (Fallback) return <Fallback {...props} />;
      // After React has shown the error.
      setTimeout(reset);
      throw cause;
    };
  }

  function loaded(): Promise<ComponentType<P>> {
    if (coming) return coming;
    const promise: Promise<ComponentType<P>> = load()
      .catch(missing)
      .then((component) => {
        // React reads these properties of a promise: a part that was loaded ahead is drawn at once.
        void Object.assign(promise, { status: 'fulfilled', value: component });
        return component;
      });
    coming = promise;
    return promise;
  }

  function Part(props: P) {
    return createElement(use(loaded()), props);
  }

  function LazyPart(props: P) {
    if (whileLoading === undefined) return <Part {...props} />;
    const waiting = typeof whileLoading === 'function' ? whileLoading(props) : whileLoading;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }

  return Object.assign(LazyPart, {
    prefetch: async () => {
      await loaded();
      if (hasFailed) reset();
    },
  });
}
