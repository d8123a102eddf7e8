import type { FastifyInstance } from 'fastify';

/** Lets the routes of this scope take bytes of any media type, or of none, as they come. */
export function addBinaryBodies(scope: FastifyInstance, maxBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, bytes, done) =>
    done(null, bytes),
  );
}
