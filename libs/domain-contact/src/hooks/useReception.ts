import { contactOf, fetchedOf, functionsOf, phoneHref, useHasScreen, useHoster } from '@guest/visit';
import { useReceptionStore, type Reception } from '../store/receptionStore';

const unknown: Reception = {};

/** How this hotel's reception is reached. What is undefined is not offered. */
export function useReception() {
  const hoster = useHoster();
  const { openingHours, phone } = useReceptionStore((state) => {
    const reception = fetchedOf(state, hoster._id);
    return reception.status === 'success' ? reception.data : unknown;
  });
  const contact = contactOf(hoster, useHasScreen());
  const { calls } = functionsOf(hoster);
  const number = calls ? hoster.phone?.trim() || phone?.trim() : undefined;
  return {
    openingHours,
    /** As the hotel writes it; undefined where calls are off or no number is known. */
    number,
    numberHref: number && phoneHref(number),
    /** The phone screen; the number itself where this app has no such screen. */
    phoneScreen: number && contact.phone,
    /** The hotel's messaging or the message screen. */
    messageHref: contact.message,
    isMessageOutside: contact.isMessageOutside,
  };
}
