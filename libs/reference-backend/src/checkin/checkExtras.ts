import type { CheckinRequest, Extras } from '@guest/api-contract';
import type { FieldError } from '../http/problem';

/** Each extra must be offered by this hotel, within its maximum, and listed once. At most one upgrade. */
export function checkExtras({ extras }: CheckinRequest, offers: Extras): FieldError[] {
  const rooms = new Set(offers.upselles.map(({ _id }) => _id));
  const most = new Map([
    ...offers.upselles.map(({ _id }): [string, number] => [_id, 1]),
    ...offers.extras.map(({ _id, maxQuantity }): [string, number] => [_id, maxQuantity]),
  ]);
  const named = new Set<string>();
  let roomCount = 0;
  return extras.flatMap(({ _id, quantity }, index): FieldError[] => {
    const errorAt = (place: string, detail: string) => [{ pointer: `/extras/${index}/${place}`, detail }];
    const max = most.get(_id);
    if (max === undefined) return errorAt('_id', 'is not offered by this hotel');
    if (named.has(_id)) return errorAt('_id', 'is named twice');
    named.add(_id);
    if (rooms.has(_id)) roomCount += 1;
    if (roomCount > 1 && rooms.has(_id)) return errorAt('_id', 'is a second room in place of the one booked');
    return quantity > max ? errorAt('quantity', `is more than the ${max} on offer`) : [];
  });
}
