import { useSubmission, type KeptSubmission } from '@guest/submission';
import { orderSubmission } from '../submission/orderSubmission';

/**
 * Which screen shows an order on its way. `editing`: the form. `underWay`: the check page, which stays open. `failed`:
 * the check page says why. `aside`: a page of its own, where it waits for the network, or for the guest's word after
 * its deadline. `received`: the confirmation.
 */
type Stage = 'editing' | 'underWay' | 'failed' | 'aside' | 'received';

function stageOf(kept: KeptSubmission | undefined): Stage {
  if (!kept) return 'editing';
  const { status, failure } = kept;
  if (status === 'received') return 'received';
  if (status === 'expired' || (status === 'waiting' && failure?.kind === 'offline')) return 'aside';
  return status === 'sending' || !failure ? 'underWay' : 'failed';
}

/** The order of a service on its way to the hotel; `only`, where given, is the one with this id. */
export function useOrderSubmission(serviceId: string, only?: string) {
  const submission = useSubmission(orderSubmission, serviceId, only);
  return { ...submission, stage: stageOf(submission.kept) };
}
