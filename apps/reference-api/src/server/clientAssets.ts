import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The client's files: those with a hash in their name for ever, the others asked for again each time. */
export async function addClientAssets(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    // One exact route for each file: what is no file goes on to the pages.
    wildcard: false,
    index: false,
    // Pages are rendered; what is compressed is sent in place of its original, never by its own name.
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
