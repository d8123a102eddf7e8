import { singleAmount, totalCentsOf, type Extra } from '@guest/api-contract';
import { useSendEach } from '@guest/submission';
import { useHoster, useHotelZone, type Guest } from '@guest/visit';
import { usePaymentMethods } from '../../hooks/usePaymentMethods';
import { chosenMethod } from '../../model/draft';
import { chosenOf, draftOfExtra, serviceOfExtra, type ChosenExtras } from '../../model/extras';
import { orderBodyOf } from '../../model/orderBody';
import { orderSubmission } from '../../submission/orderSubmission';

type ChosenExtra = ReturnType<typeof chosenOf>[number];

/** Orders the chosen extras, one order each: on the room where the hotel offers that, else by card. */
export function useOrderExtras(extras: readonly Extra[], guest: Guest) {
  const { _id: hosterId } = useHoster();
  const timeZone = useHotelZone();
  const { methodsFor } = usePaymentMethods();
  const sendEach = useSendEach(orderSubmission);

  const methodsOf = ({ extra, quantity }: ChosenExtra) =>
    methodsFor({ price: extra.price, totalCents: totalCentsOf(singleAmount(extra, quantity)) });

  function orderOf(one: ChosenExtra) {
    const { extra, quantity } = one;
    const service = serviceOfExtra(extra);
    const draft = draftOfExtra(quantity, Date.now());
    const paymentMethod = chosenMethod(draft, methodsOf(one));
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
    /** Is one of these paid by card? */
    isByCard: (chosen: ChosenExtras) =>
      chosenOf(extras, chosen).some((one) => !methodsOf(one).includes('room')),
  };
}
