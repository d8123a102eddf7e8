import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { PageModule } from '@guest/feature';
import { useIsRestored } from '@guest/state';
import { recallReservation, useApi, useHoster, useReservationStore, type VisitContext } from '@guest/visit';
import { FormSkeleton } from '../components/Frame/WithForm';
import { Thanks } from '../components/Answers/Thanks';
import { useDispatch, useStageName } from '../hooks/useStage';
import { useCheckinPaths } from '../hooks/useSteps';
import { useCheckinStore } from '../store/checkinStore';

export const title: PageModule<VisitContext>['title'] = (_, t) => t('sent.title');

export const Skeleton = FormSkeleton;

/** Thanks, what happens next, and the receipt; a reload shows it again during the visit. */
export function Component() {
  const to = useCheckinPaths();
  const isRestored = useIsRestored();
  const dispatch = useDispatch();
  const receipt = useCheckinStore((state) => state.receipt);
  useHandedOver();
  // From here on, going back into the form begins a new one.
  useEffect(() => {
    if (isRestored) dispatch({ type: 'thanked' });
  }, [dispatch, isRestored]);
  if (receipt) return <Thanks sent={receipt} />;
  return isRestored ? <Navigate to={to.start} replace /> : <FormSkeleton />;
}

/** Loads the reservation again, which is checked in now. */
function useHandedOver(): void {
  const { _id } = useHoster();
  const api = useApi();
  const stage = useStageName();
  const [isSent] = useState(stage === 'sent');
  const find = useReservationStore((state) => state.find);
  useEffect(() => {
    const publicId = isSent ? recallReservation(_id) : undefined;
    if (publicId) void find(api, _id, publicId);
  }, [_id, api, find, isSent]);
}
