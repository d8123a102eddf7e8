import type { FastifyInstance } from 'fastify';

/** Lets the routes of this scope take JSON as the text that its sender has signed. */
export function addSignedBodies(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    done(null, text);
  });
}
