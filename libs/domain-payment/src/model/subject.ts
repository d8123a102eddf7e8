/** What a payment is for. Nothing of it is kept: it stands in the address, or the check-in knows it. */
export type PaymentSubject =
  | { purpose: 'payment'; order: string }
  | {
      purpose: 'preAuthorisation';
      /** The reservation's public id, where this visit knows it. */
      publicId: string | undefined;
      /** Says without a reservation whose hold it is: the same one at every try. */
      attemptKey?: string | undefined;
      /** What the guest saw; the hotel refuses another amount. */
      expectedAmountCents?: number | undefined;
    };
