import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the client's files: those with a hash in their name are immutable, the others are revalidated. */
export async function addClientAssets(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    // One exact route for each file: other addresses are pages.
    wildcard: false,
    index: false,
    // Pages are rendered. Compressed files are served under the name of their original only.
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/.*/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}
