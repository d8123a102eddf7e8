import { useTranslation } from 'react-i18next';
import type { FieldError } from '@guest/design-system';
import {
  AroundHotelText,
  guestFieldId,
  HOTEL_WORDS,
  useVisitStore,
  type GuestField,
  useHotelZone,
} from '@guest/visit';
import { useSheetNames } from '../../hooks/useSheetNames';
import { checkOrder } from '../../model/checkOrder';
import type { DeliveryField } from '../../model/delivery';
import { draftOf } from '../../model/draft';
import { missingElementId, type MissingChoice } from '../../model/missingChoices';
import { own } from '../../model/own';
import type { Service } from '../../model/service';
import { emptySheet } from '../../model/sheets';
import { useOrderStore } from '../../store/orderStore';
import { deliveryFieldIds } from './DeliveryFields';

/** "Boisson chaude" or "Cuisson (Œufs fermiers)", in the hotel's words. */
function wordsOf({ section, precision }: MissingChoice): string {
  return precision ? `${precision.name} (${precision.itemName})` : section.label;
}

/**
 * What still blocks the order, beside its fields and as one list that leads to them; nothing until it is to be shown,
 * and then whoever asks renders at each change of the order.
 */
export function useOrderErrors(service: Service, isShown: boolean) {
  const { t } = useTranslation(['order', 'visit']);
  const timeZone = useHotelZone();
  const guest = useVisitStore((state) => (isShown ? state.guest : undefined));
  const draft = useOrderStore((state) =>
    isShown ? (own(state.drafts, service.id) ?? draftOf(service)) : undefined,
  );
  const now = useOrderStore((state) => state.now);
  const names = useSheetNames(service);

  // Nothing is wrong before the page knows the hour.
  if (!guest || !draft || now === undefined) return undefined;
  const found = checkOrder({ service, draft, guest }, { now: new Date(now), timeZone });
  const { delivery, missing, guest: ofGuest } = found;

  const sheetName = ({ sheet }: MissingChoice) => names.nameOf(draft.sheets[sheet] ?? emptySheet, sheet);

  const deliveryEntry = (field: DeliveryField): FieldError[] => {
    const error = delivery[field];
    return error ? [{ fieldId: deliveryFieldIds[field], message: t(`order:delivery.errors.${error}`) }] : [];
  };
  const guestEntry = (field: GuestField): FieldError[] => {
    const error = ofGuest[field];
    if (!error) return [];
    const message = error === 'email' ? t('visit:errors.email') : t(`visit:errors.required.${field}`);
    return [{ fieldId: guestFieldId(field), message }];
  };
  const entries: FieldError[] = [
    ...(['mode', 'day', 'time'] as const).flatMap(deliveryEntry),
    ...guestEntry('roomNumber'),
    ...missing.map((choice) => ({
      fieldId: missingElementId(choice),
      message: (
        <AroundHotelText sentence={t('order:missing.entry', { what: HOTEL_WORDS, sheet: sheetName(choice) })}>
          {wordsOf(choice)}
        </AroundHotelText>
      ),
    })),
    ...(['firstname', 'lastname', 'email', 'phone'] as const).flatMap(guestEntry),
  ];
  return {
    delivery,
    guest: ofGuest,
    missing,
    entries,
    /** "Il reste 1 choix : Boisson chaude, Jules". */
    left: missing[0] && (
      <AroundHotelText
        sentence={t('order:missing.left', {
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
