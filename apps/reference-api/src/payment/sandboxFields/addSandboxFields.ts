import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sandboxTestCards } from '@guest/reference-backend';
import type { Config } from '../../config/config';
import { originOf } from '../../pages/addresses';
import script from './fields.js?raw';
import style from './fields.css?raw';

const NONCE_BYTES = 16;

/** What the script of the fields is told. */
interface Given {
  /** Origins besides our own whose pages may show the fields. */
  parents: readonly string[];
  testCards: readonly string[];
  /** The path of the sandbox's calls. */
  base: string;
}

/** Escaped for an attribute in double quotes. */
const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** One field with its label and its problem. */
const cell = (id: string, autocomplete: string) => `
  <div class="cell">
    <label for="${id}" data-text="${id}"></label>
    <input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" aria-describedby="${id}-problem" required>
    <span class="problem" id="${id}-problem" aria-live="polite"></span>
  </div>`;

function pageOf(nonce: string, given: Given) {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Carte bancaire</title>
<style nonce="${nonce}">${style}</style>
</head>
<body data-given="${attribute(given)}">
<div id="all">
<div id="card" role="group" aria-label="Carte bancaire" hidden>${cell('number', 'cc-number')}
  <div class="pair">${cell('expiry', 'cc-exp')}${cell('code', 'cc-csc')}
  </div>
  <p class="test" data-text="test"></p>
</div>
<section id="question" aria-labelledby="question-title" hidden>
  <h2 id="question-title" tabindex="-1" data-text="question"></h2>
  <p data-text="questionText"></p>
  <div><button type="button" id="yes" data-text="yes"></button><button type="button" id="no" data-text="no"></button></div>
</section>
</div>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

/**
 * Serves the card fields of the sandbox. The page around shows them in a frame of an opaque origin, so it cannot read
 * what is typed. They send the card to the sandbox alone.
 */
export function addSandboxFields(scope: FastifyInstance, prefix: string, config: Config): void {
  scope.get(`${prefix}/payment-sandbox/fields`, (request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const origin = originOf(request, config.publicUrl);
    // Named beside 'self', which a browser may take for the frame's own, opaque origin.
    const own = ["'self'", ...(origin === undefined ? [] : [new URL(origin).host])].join(' ');
    const framers = ["'self'", ...config.corsOrigins, ...config.frameAncestors].join(' ');
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      `connect-src ${own}`,
      `frame-ancestors ${framers}`,
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; ');
    const given = {
      parents: config.corsOrigins,
      testCards: sandboxTestCards,
      base: `${prefix}/payment-sandbox`,
    };
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      .send(pageOf(nonce, given));
  });
}
