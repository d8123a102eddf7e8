import * as v from 'valibot';
import { BirthDay, Id, Line, OptionalEmail, OptionalName } from '../base/common';
import { defineRoute } from '../base/route';
import { CustomerReceipt } from './customerReceipt';

export const titles = ['miss', 'misses', 'mister'] as const;
export const sexes = ['female', 'male'] as const;
export const documentTypes = ['driving_license', 'id_card', 'other', 'passport'] as const;

/** ISO 3166-1 alpha-2 or XK; empty when absent. */
export const NationalityCode = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u))]),
  '',
);

/** Empty where the guest left it out: optional text of a customer is '' rather than absent. */
const OptionalLine = v.optional(Line, '');

export const Address = v.object({
  addressLine: OptionalLine,
  city: OptionalLine,
  postalCode: OptionalLine,
  country: OptionalLine,
});

/** A guest as the hotel knows them. The passport is removed before it is posted. */
export const CustomerRequest = v.object({
  hoster: Id,
  email: OptionalEmail,
  firstname: OptionalName,
  lastname: OptionalName,
  phone: OptionalLine,
  /**
   * True only when first name, last name, e-mail and phone are all filled. A known customer is updated for who shows
   * its key; all others make a new one.
   */
  overwriting: v.boolean(),
  nationalityCode: NationalityCode,
  birthDate: v.optional(BirthDay),
  birthPlace: v.optional(v.object({ city: OptionalLine, country: OptionalLine })),
  optinMarketing: v.optional(v.boolean()),
  address: v.optional(Address),
  title: v.optional(v.picklist(titles)),
  sex: v.optional(v.picklist(sexes)),
  idDocument: v.optional(v.object({ type: v.picklist(documentTypes), number: OptionalLine })),
  privacyInfo: v.optional(v.object({ includedInPromotionalCommunications: v.optional(v.boolean(), false) })),
});
export type CustomerRequest = v.InferOutput<typeof CustomerRequest>;

export const customerRoutes = {
  postCustomer: defineRoute({
    method: 'POST',
    service: 'product',
    path: 'customer',
    summary: 'Makes the guest known to the hotel; the answer names the customer',
    body: CustomerRequest,
    answer: CustomerReceipt,
    status: 201,
    isIdempotent: true,
  }),
};
