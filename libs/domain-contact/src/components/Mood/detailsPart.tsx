import { lazy, Suspense, useEffect, type ComponentProps, type ComponentType } from 'react';
import type { Details as DetailsOf } from './Details';

type DetailsProps = ComponentProps<typeof DetailsOf>;

const load = async (): Promise<ComponentType<DetailsProps>> => (await import('./Details')).Details;
// Where its file does not come, the guest's own words say what is wrong.
const Loaded = lazy(async () => ({
  default: await load().catch((): ComponentType<DetailsProps> => () => null),
}));

/** What only who is dissatisfied is asked: a chunk that comes behind the form. */
export function Details(props: DetailsProps) {
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
