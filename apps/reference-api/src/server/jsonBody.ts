import type { FastifyInstance, FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

/** A refusal with the status that the error handler turns into a problem. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  constructor(
    readonly statusCode: number,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const isPlain = (request: FastifyRequest) => {
  const encoding = request.headers['content-encoding'];
  const charset = /charset\s*=\s*"?([\w-]+)/iu.exec(request.headers['content-type'] ?? '')?.[1];
  return (
    (encoding === undefined || encoding.toLowerCase() === 'identity') &&
    (charset === undefined || /^utf-?8$/iu.test(charset))
  );
};

type Parse = (request: FastifyRequest, text: string, done: Done) => void;

/** Takes JSON in UTF-8 only; any other encoding is refused. */
function addJson(app: FastifyInstance, parse: Parse): void {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done: Done) => {
      if (!isPlain(request)) {
        done(new BodyError(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'));
        return;
      }
      let text: string;
      try {
        text = utf8.decode(bytes);
      } catch {
        done(new BodyError(400, 'FST_ERR_CTP_INVALID_JSON_BODY'));
        return;
      }
      parse(request, text, done);
    },
  );
}

/** Takes JSON and no other media type. */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Also refuses bodies with keys that reach prototypes.
  addJson(app, app.getDefaultJsonParser('error', 'error') as Parse);
}

/** Lets the routes of this scope take JSON as the text that its sender has signed. */
export function addSignedBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  addJson(scope, (_request, text, done) => done(null, text));
}
