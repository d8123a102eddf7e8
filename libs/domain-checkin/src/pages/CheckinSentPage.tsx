import { useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import type { PageModule } from '@guest/feature';
import { useIsRestored, useRegistry } from '@guest/state';
import { recallReservation, useApi, useHoster, useReservationStore, type VisitContext } from '@guest/visit';
import { FormSkeleton } from '../components/Frame/WithForm';
import { Thanks } from '../components/Answers/Thanks';
import { useCheckinPaths } from '../hooks/useSteps';
import { useCheckinStore } from '../store/checkinStore';
import { recallSent, seeSent } from '../store/visitMemory';

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
  // What was sent just now, where the browser may keep nothing of the visit.
  const [arrived] = useState(sending.status === 'success' ? sending.data : undefined);
  useHandedOver();
  // A way back into the form begins a new one, instead of leading here again.
  useEffect(() => {
    settle();
    seeSent(_id);
  }, [settle, _id]);

  const isForgotten = useIsForgotten();
  const sent = arrived ?? recalled;
  if (sent && !isForgotten) return <Thanks sent={sent} />;
  if (!isRestored) return <FormSkeleton />;
  return <Navigate to={to.start} replace />;
}

/** True once the guest has deleted what the device keeps: the receipt is part of it. */
function useIsForgotten(): boolean {
  const { onForgotten } = useRegistry();
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => onForgotten(() => setForgotten(true)), [onForgotten]);
  return isForgotten;
}

/** The reservation says that it is checked in. */
function useHandedOver(): void {
  const { _id } = useHoster();
  const api = useApi();
  const isSent = useCheckinStore((state) => state.sending.status === 'success');
  const find = useReservationStore((state) => state.find);
  useEffect(() => {
    if (!isSent) return;
    const publicId = recallReservation(_id);
    if (publicId) void find(api, _id, publicId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is sent
  }, [isSent]);
}
