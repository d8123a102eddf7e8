import * as v from 'valibot';
import type { Address, SignatureValue } from '@guest/design-system';

/** An uploaded picture of an identity paper; the picture itself is never kept. */
export interface Paper {
  /** The hotel's id once it is sent, the page's own before. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** `waiting`: tried again automatically. `failed`: only the guest can retry. */
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Of a sent one: takes it back. Absent where the hotel's API gives none. */
  key?: string | undefined;
}

/** The answer to one consent, or to the text of the agreement. */
export interface ConsentAnswer {
  isGiven: boolean;
  /** When it was answered, ISO 8601; '' until then. */
  at: string;
  /** The hotel's HTML that was shown; '' where the hotel wrote none. */
  html: string;
  /** The app's words that were shown, in the language of that moment; '' where the hotel's HTML was. */
  label: string;
}

const Text = v.fallback(v.string(), '');
/** While a year is being typed, a date field reports the years 0002, 0020 and 0202: they are not kept. */
const StayDay = v.pipe(
  Text,
  v.transform((day) => (day < '1900' ? '' : day)),
);

const noAddress: Address = { line: '', postalCode: '', city: '', country: '' };
const noPlace = { city: '', country: '' };
const noDocument = { type: '', number: '' };
const noMoment = { day: '', time: '' };
const noConsent: ConsentAnswer = { isGiven: false, at: '', html: '', label: '' };

const PaperSchema = v.object({
  id: v.string(),
  name: v.string(),
  size: v.number(),
  status: v.picklist(['waiting', 'sending', 'sent', 'failed']),
  key: v.optional(v.string()),
});
const Signature = v.custom<SignatureValue>((kept) =>
  v.is(
    v.union([
      v.object({ mode: v.literal('drawn'), image: v.string() }),
      v.object({ mode: v.literal('typed'), name: v.string() }),
    ]),
    kept,
  ),
);
const Consent = v.object({ isGiven: v.boolean(), at: v.string(), html: v.string(), label: v.string() });

/** The empty value of each kind of field, and the schema that reads it from storage: what does not fit is empty. */
export const text = { empty: '' as string, schema: Text };
export const stayDate = { empty: '' as string, schema: StayDay };
export const address = {
  empty: noAddress,
  schema: v.fallback(v.object({ line: Text, postalCode: Text, city: Text, country: Text }), noAddress),
};
export const place = {
  empty: noPlace,
  schema: v.fallback(v.object({ city: Text, country: Text }), noPlace),
};
export const identity = {
  empty: noDocument,
  schema: v.fallback(v.object({ type: Text, number: Text }), noDocument),
};
export const moment = {
  empty: noMoment,
  schema: v.fallback(v.object({ day: StayDay, time: Text }), noMoment),
};
export const papers = {
  empty: [] as readonly Paper[],
  schema: v.fallback(v.array(PaperSchema), []),
};
export const signature = {
  empty: undefined as SignatureValue | undefined,
  schema: v.fallback(v.optional(Signature), undefined),
};
export const consent = { empty: noConsent, schema: v.fallback(Consent, noConsent) };
