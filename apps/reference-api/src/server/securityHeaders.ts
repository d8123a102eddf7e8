import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const HSTS = 'max-age=31536000; includeSubDomains';

/** Sent with every answer; the content policy depends on the kind of answer. */
export const securityHeaders = ({ runtime }: Pick<Config, 'runtime'>) => {
  // Usability tests may film their participants, who are asked first.
  const devices = runtime.recordingProjectKey === undefined ? '()' : '(self)';
  return {
    'x-content-type-options': 'nosniff',
    // Addresses contain public ids of reservations, so other sites get no referrer.
    'referrer-policy': 'same-origin',
    'permissions-policy':
      `accelerometer=(), autoplay=(), camera=${devices}, display-capture=(), geolocation=(self), gyroscope=(), ` +
      `hid=(), magnetometer=(), microphone=${devices}, midi=(), serial=(), usb=(), ` +
      // Wallets of phones, inside Stripe's frames.
      'payment=(self "https://js.stripe.com")',
    'cross-origin-opener-policy': 'same-origin',
  };
};

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // Behind a proxy that ends TLS this is right only with TRUST_PROXY.
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    done();
  });
}
