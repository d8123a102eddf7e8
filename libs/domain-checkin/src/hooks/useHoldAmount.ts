import { formatCents, useLanguage } from '@guest/i18n';
import { useCheckinStore } from '../store/checkinStore';
import { asksForHold, useHoldStore } from '../store/stayStores';

/** Is a hold wanted that is not in place yet? False while that is not known. */
export function useIsHoldToDo(): boolean {
  const isMade = useCheckinStore(
    ({ answers, secrets }) => secrets.hold !== undefined && secrets.draftId === answers.id,
  );
  const isWanted = useHoldStore(
    ({ resource }) =>
      resource.status === 'success' &&
      asksForHold(resource.data) &&
      resource.data.preAuthorisation?.status !== 'validated',
  );
  return isWanted && !isMade;
}

/** The sum of the hold that is to be made, in words; '' where there is none. */
export function useHoldAmount(): string {
  const language = useLanguage();
  const isToDo = useIsHoldToDo();
  const amountCents = useHoldStore(({ resource }) =>
    resource.status === 'success' ? resource.data.preAuthorisation?.amountCents : undefined,
  );
  const currency = useHoldStore(({ resource }) =>
    resource.status === 'success' ? resource.data.currency : undefined,
  );
  return isToDo && amountCents !== undefined ? formatCents(amountCents, language, currency) : '';
}
