/** `authorised`: held and not charged. `failed`: over; a new attempt opens it again. */
export const paymentStatuses = [
  'requiresPaymentMethod',
  'requiresAction',
  'processing',
  'authorised',
  'succeeded',
  'failed',
  'cancelled',
] as const;
