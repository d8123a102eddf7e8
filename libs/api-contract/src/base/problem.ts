import * as v from 'valibot';

/**
 * Problem types of this API (RFC 9457 `type`), as URNs so that no host is baked in.
 * Status beside each; `detail` is for developers, never shown to a guest.
 */
export const problemTypes = {
  invalidRequest: {
    type: 'urn:guest-web:problem:invalid-request',
    status: 400,
    title: 'The request is not valid',
  },
  unauthorised: {
    type: 'urn:guest-web:problem:unauthorised',
    status: 401,
    title: 'A valid secret is required',
  },
  notFound: { type: 'urn:guest-web:problem:not-found', status: 404, title: 'Nothing here' },
  methodNotAllowed: {
    type: 'urn:guest-web:problem:method-not-allowed',
    status: 405,
    title: 'This method is not allowed here',
  },
  idempotencyKeyReused: {
    type: 'urn:guest-web:problem:idempotency-key-reused',
    status: 409,
    title: 'This Idempotency-Key was used for another body',
  },
  conflict: {
    type: 'urn:guest-web:problem:conflict',
    status: 409,
    title: 'The current state does not allow this',
  },
  bodyTooSlow: {
    type: 'urn:guest-web:problem:body-too-slow',
    status: 408,
    title: 'The body came too slowly',
  },
  bodyTooLarge: { type: 'urn:guest-web:problem:body-too-large', status: 413, title: 'The body is too large' },
  addressTooLong: {
    type: 'urn:guest-web:problem:address-too-long',
    status: 414,
    title: 'The address is too long',
  },
  unsupportedMediaType: {
    type: 'urn:guest-web:problem:unsupported-media-type',
    status: 415,
    title: 'This media type is not supported',
  },
  /** The body is well-formed, but breaks a rule or refers to something of another hotel. */
  unprocessable: {
    type: 'urn:guest-web:problem:unprocessable',
    status: 422,
    title: 'The request cannot be carried out',
  },
  /** `expectedTotal` no longer matches the catalogue: the guest has to confirm again. */
  totalChanged: { type: 'urn:guest-web:problem:total-changed', status: 422, title: 'The price has changed' },
  tooManyRequests: {
    type: 'urn:guest-web:problem:too-many-requests',
    status: 429,
    title: 'Too many requests',
  },
  internal: {
    type: 'urn:guest-web:problem:internal',
    status: 500,
    title: 'Something went wrong on our side',
  },
  unavailable: { type: 'urn:guest-web:problem:unavailable', status: 503, title: 'Not available right now' },
} as const;

export type ProblemName = keyof typeof problemTypes;

/** Problem details (RFC 9457) with the field errors of a refused request (`errors[].pointer`: RFC 6901). */
export const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
});
export type Problem = v.InferOutput<typeof Problem>;
