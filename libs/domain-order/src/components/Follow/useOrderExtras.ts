import { singleAmount, totalCentsOf, type Extra } from '@guest/api-contract';
import { useSendEach } from '@guest/submission';
import { useHoster, useHotelZone, type Guest } from '@guest/visit';
import { usePaymentMethods } from '../../hooks/usePaymentMethods';
import { chosenMethod } from '../../model/draft';
import { chosenOf, draftOfExtra, serviceOfExtra, type ChosenExtras } from '../../model/extras';
import { orderBodyOf } from '../../model/orderBody';
import { orderSubmission } from '../../submission/orderSubmission';

/** Orders the chosen extras, one order each: on the room where the hotel offers that, else by card. */
export function useOrderExtras(extras: readonly Extra[], guest: Guest) {
  const { _id: hosterId } = useHoster();
  const timeZone = useHotelZone();
  const { methodsFor } = usePaymentMethods();
  const sendEach = useSendEach(orderSubmission);

  function orderOf({ extra, quantity }: { extra: Extra; quantity: number }) {
    const service = serviceOfExtra(extra);
    const draft = draftOfExtra(quantity, Date.now());
    const paymentMethod = chosenMethod(draft, methodsFor(totalCentsOf(singleAmount(extra, quantity))));
    const body = orderBodyOf({
      service,
      draft,
      guest,
      hosterId,
      timeZone,
      paymentMethod,
      isExtra: true,
    });
    return { subject: extra._id, label: extra.name, body };
  }
  return {
    /** Resolves with whether the hotel has them all. */
    order: (chosen: ChosenExtras) => sendEach(chosenOf(extras, chosen).map(orderOf)),
    /** Are these paid by card alone? */
    isByCard: (totalCents: number | undefined) => !methodsFor(totalCents).includes('room'),
  };
}
