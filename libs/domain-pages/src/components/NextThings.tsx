import { lazy, Suspense, type ComponentType } from 'react';
import type { HomePage } from '@guest/api-contract';
import type { KeptAction } from '@guest/visit';
import { NextThing } from './NextThing';

type Actions = ComponentType<{ actions: readonly KeptAction[] }>;
const nothing: Actions = () => null;

// Most guests have begun nothing yet: the first load does not carry it. Without its file home is complete as well.
const NextActions = lazy(async (): Promise<{ default: Actions }> => ({
  default: await import('./NextActions').then(
    (chunk) => chunk.NextActions,
    () => nothing,
  ),
}));

interface NextThingsProps {
  actions: readonly KeptAction[];
  highlight: HomePage['highlights'][number] | undefined;
}

/** The guest's own next things, else the one that the hotel puts forward. */
export function NextThings({ actions, highlight }: NextThingsProps) {
  if (actions.length === 0) return highlight && <NextThing highlight={highlight} />;
  return (
    <Suspense fallback={null}>
      <NextActions actions={actions} />
    </Suspense>
  );
}
