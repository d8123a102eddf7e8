import { useEffect, useMemo } from 'react';
import { Navigate } from 'react-router';
import type { PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import { useHoster, type VisitContext } from '@guest/visit';
import { FormSkeleton } from '../components/Frame/WithForm';
import { Thanks } from '../components/Answers/Thanks';
import { useCheckinPaths } from '../hooks/useSteps';
import { useCheckinStore } from '../store/checkinStore';
import { recallSent } from '../store/visitMemory';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

export const Skeleton = FormSkeleton;

/** Thanks, what happens next, and the receipt; a reload shows it again, for as long as the visit. */
export function Component() {
  const { _id } = useHoster();
  const to = useCheckinPaths();
  const isRestored = useIsRestored();
  const sending = useCheckinStore((state) => state.sending);
  const settle = useCheckinStore((state) => state.settle);
  // A server knows no visit; there the skeleton stands.
  const recalled = useMemo(() => (isRestored ? recallSent(_id) : undefined), [_id, isRestored]);
  // A way back into the form begins a new one.
  useEffect(() => settle, [settle]);

  const sent = sending.status === 'success' ? sending.data : recalled;
  if (sent) return <Thanks sent={sent} />;
  if (!isRestored) return <FormSkeleton />;
  return <Navigate to={to.start} replace />;
}
