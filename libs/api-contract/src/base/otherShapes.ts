import type { BaseIssue } from 'valibot';
import { weekdays } from '../time/day';
import { isRecord } from './isRecord';

type Parent = Readonly<Record<string | number, unknown>>;

/** `12`, `12.5`, `12,50`, `12,50 €`, `EUR 12.50`, `1 250,00`. */
const AMOUNT =
  /^(?:[€$£]|[a-z]{3})?\s*(\d{1,3}(?:[\s'\u00A0\u202F]\d{3})+|\d+)(?:[.,](\d{1,2}))?\s*(?:[€$£]|[a-z]{3})?$/iu;

/** Cents of an amount of money, as numbers and texts write it. */
function centsOf(amount: unknown): number | undefined {
  if (typeof amount === 'number') return amount >= 0 ? Math.round(amount * 100) : undefined;
  if (typeof amount !== 'string') return undefined;
  const [, whole, part = ''] = AMOUNT.exec(amount.trim()) ?? [];
  return whole === undefined
    ? undefined
    : Number(whole.replaceAll(/\D/gu, '')) * 100 + Number(part.padEnd(2, '0'));
}

/** A price as a number, as a text or as `{ amount }`; what it is for stays. */
function priceFrom(value: unknown): unknown {
  if (!isRecord(value)) {
    const amountCents = centsOf(value);
    return amountCents === undefined ? undefined : { amountCents };
  }
  const amountCents = centsOf(value.amount ?? value.value ?? value.price);
  return amountCents === undefined || value.amountCents !== undefined ? undefined : { ...value, amountCents };
}

/** The type of a service that names none, or one that nobody knows: sections make sheets. */
const serviceTypeFrom = ({ sections }: Parent): string =>
  Array.isArray(sections) && sections.length > 0 ? 'sheet' : 'single';

const SERVICE_TYPE = '("single" | "sheet")';

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  $: 'USD',
  '£': 'GBP',
  DH: 'MAD',
  DHS: 'MAD',
  FR: 'CHF',
};

/** The code of a currency (ISO 4217) that is written as a sign or in small letters. */
function currencyFrom(text: string): string {
  const written = text.trim().toUpperCase();
  return currencies[written] ?? written;
}

/** A day without hours, in words. */
const CLOSED = /^(?:closed|ferm[eé]e?|geschlossen|chiuso|cerrado|fechado|gesloten)$/iu;
const isWeekday = (key: unknown) => weekdays.some((day) => day === key);

/** Another shape of a value that the specification leaves open; undefined where there is none. */
export function otherShape(
  value: unknown,
  { type, expected, path }: BaseIssue<unknown>,
  parent: Parent,
): unknown {
  const key = path?.at(-1)?.key;
  // Where the key itself is missing, valibot names it instead of its options.
  const isOfService = expected === SERVICE_TYPE || path?.at(-3)?.key === 'services';
  if (key === 'type' && isOfService) return serviceTypeFrom(parent);
  // The hotel's own: a guessed currency of a payment would be charged.
  if (typeof value === 'string' && key === 'currency' && 'slug' in parent) return currencyFrom(value);
  if (typeof value === 'string' && isWeekday(key)) return CLOSED.test(value.trim()) ? [] : undefined;
  const isPrice = typeof key === 'string' && /price$/iu.test(key);
  return isPrice && (type === 'object' || type === 'check') ? priceFrom(value) : undefined;
}
