import type { FastifyInstance } from 'fastify';

const HSTS = 'max-age=31536000; includeSubDomains';

/** Sent with every answer; the content policy depends on the kind of answer. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  // Addresses contain public ids of reservations, so other sites get no referrer.
  'referrer-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), ' +
    'hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), ' +
    // Wallets of phones, inside Stripe's frames.
    'payment=(self "https://js.stripe.com")',
  'cross-origin-opener-policy': 'same-origin',
};

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    // Behind a proxy that ends TLS this is right only with TRUST_PROXY.
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
}
