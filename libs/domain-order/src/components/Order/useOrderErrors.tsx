import { useTranslation } from 'react-i18next';
import type { FieldError } from '@guest/design-system';
import { own } from '@guest/state';
import { AroundHotelText, HOTEL_WORDS, useGuestErrors, useVisitStore, useHotelZone } from '@guest/visit';
import { useSheetNames } from '../../hooks/useSheetNames';
import { checkOrder } from '../../model/checkOrder';
import type { DeliveryField } from '../../model/delivery';
import { draftOf } from '../../model/draft';
import { missingElementId, type MissingChoice } from '../../model/missingChoices';
import type { Service } from '../../model/service';
import { emptySheet } from '../../model/sheets';
import { useOrderStore } from '../../store/orderStore';
import { deliveryFieldIds } from './DeliveryFields';

/** "Boisson chaude" or "Cuisson (Œufs fermiers)", in the hotel's words. */
function wordsOf({ section, precision }: MissingChoice): string {
  return precision ? `${precision.name} (${precision.itemName})` : section.label;
}

/**
 * What blocks the order, for its fields and as one list that leads to them. Undefined until `isShown`; from then on the
 * component renders at each change of the order.
 */
export function useOrderErrors(service: Service, isShown: boolean) {
  const { t } = useTranslation('order');
  const timeZone = useHotelZone();
  const guest = useVisitStore((state) => (isShown ? state.guest : undefined));
  const draft = useOrderStore((state) =>
    isShown ? (own(state.drafts, service.id) ?? draftOf(service)) : undefined,
  );
  const now = useOrderStore((state) => state.now);
  const names = useSheetNames(service);
  const guestErrors = useGuestErrors();

  // Without the hour a delivery cannot be checked.
  if (!guest || !draft || now === undefined) return undefined;
  const found = checkOrder({ service, draft, guest }, { now: new Date(now), timeZone });
  const { delivery, missing, guest: ofGuest } = found;

  const sheetName = ({ sheet }: MissingChoice) => names.nameOf(draft.sheets[sheet] ?? emptySheet, sheet);

  const deliveryEntry = (field: DeliveryField): FieldError[] => {
    const error = delivery[field];
    return error ? [{ fieldId: deliveryFieldIds[field], message: t(`delivery.errors.${error}`) }] : [];
  };
  const entries: FieldError[] = [
    ...(['mode', 'day', 'time'] as const).flatMap(deliveryEntry),
    ...guestErrors(ofGuest, ['roomNumber']),
    ...missing.map((choice) => ({
      fieldId: missingElementId(choice),
      message: (
        <AroundHotelText sentence={t('missing.entry', { what: HOTEL_WORDS, sheet: sheetName(choice) })}>
          {wordsOf(choice)}
        </AroundHotelText>
      ),
    })),
    ...guestErrors(ofGuest),
  ];
  return {
    delivery,
    guest: ofGuest,
    missing,
    entries,
    /** "Il reste 1 choix : Boisson chaude, Jules". */
    left: missing[0] && (
      <AroundHotelText
        sentence={t('missing.left', {
          count: missing.length,
          what: HOTEL_WORDS,
          sheet: sheetName(missing[0]),
        })}
      >
        {wordsOf(missing[0])}
      </AroundHotelText>
    ),
  };
}
