import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { Details as DetailsOf } from './Details';

const load = async () => (await import('./Details')).Details;
// Where its file does not come, the guest's own words say what is wrong.
const Loaded = lazy(async () => ({ default: await load().catch(() => () => null) }));

/** What only who is dissatisfied is asked: a chunk that comes behind the form. */
export function Details(props: ComponentProps<typeof DetailsOf>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Beside the form: brings the chunk before it is needed. */
export function useDetailsAhead(): void {
  useEffect(() => void load().catch(() => undefined), []);
}
