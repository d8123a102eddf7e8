import type { OrderedItem, SelectedPrecision } from '@guest/api-contract';
import type { FieldError } from '../http/problem';
import type { IndexedItem, IndexedService } from './catalogueIndex';

/** What is wrong with one item of a sheet: unknown here, too many, or its precisions do not fit. */
export function checkItem(ordered: OrderedItem, indexed: IndexedService, pointer: string): FieldError[] {
  const known = indexed.items.get(ordered.originalItemId);
  if (!known) return [{ pointer: `${pointer}/originalItemId`, detail: 'is not an item of this service' }];
  const { maxQuantity } = known.item;
  const tooMany: FieldError[] =
    ordered.quantity > maxQuantity
      ? [{ pointer: `${pointer}/quantity`, detail: `is more than ${maxQuantity}` }]
      : [];
  return [...tooMany, ...checkPieces(ordered, known, `${pointer}/selectedPrecisions`)];
}

/** One selection per piece; an item without precisions may send none at all. */
function checkPieces(ordered: OrderedItem, known: IndexedItem, pointer: string): FieldError[] {
  const { selectedPrecisions: pieces, quantity } = ordered;
  if (pieces.length === 0 && known.precisions.size === 0) return [];
  if (pieces.length !== quantity) return [{ pointer, detail: 'does not hold one selection per piece' }];
  return pieces.flatMap((piece, index) => checkPiece(piece, known, `${pointer}/${index}/precisions`));
}

function checkPiece(piece: SelectedPrecision, known: IndexedItem, pointer: string): FieldError[] {
  const answered = new Set(piece.precisions.map((precision) => precision.name));
  const missing = [...known.precisions]
    .filter(([name, precision]) => precision.isRequired && !answered.has(name))
    .map(([name]): FieldError => ({ pointer, detail: `lacks the required choice "${name}"` }));
  const repeated: FieldError[] =
    answered.size < piece.precisions.length ? [{ pointer, detail: 'answers a precision twice' }] : [];
  const unknown = piece.precisions.flatMap(({ name, choice }, index): FieldError[] => {
    const precision = known.precisions.get(name);
    if (!precision)
      return [{ pointer: `${pointer}/${index}/name`, detail: 'is not a precision of this item' }];
    if (precision.choices.has(choice)) return [];
    return [{ pointer: `${pointer}/${index}/choice`, detail: 'is not a choice of this precision' }];
  });
  return [...missing, ...repeated, ...unknown];
}
