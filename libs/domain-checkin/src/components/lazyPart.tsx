import { createElement, use, type ComponentType } from 'react';

/**
 * A component whose file comes when it is first drawn; the nearest Suspense waits. Unlike `React.lazy` a file that did not
 * come is asked for again at the next drawing, so that a retry is one. `bring` fetches it ahead.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let coming: Promise<ComponentType<P>> | undefined;
  const bring = () => {
    coming ??= load().then(
      (component) => {
        // React reads these of a promise: what came ahead is drawn at once.
        Object.assign(coming ?? {}, { status: 'fulfilled', value: component });
        return component;
      },
      (cause: unknown) => {
        coming = undefined;
        throw cause;
      },
    );
    return coming;
  };
  function Part(props: P) {
    return createElement(use(bring()), props);
  }
  return Object.assign(Part, { bring });
}
