import { join } from 'node:path';
import { createBuilder } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the server as it was built for these tests. */
    serverFolder: string;
  }
}

const project = join(import.meta.dirname, '../..');
// Inside the workspace, so that the built server finds its packages; beside the real build, so that none is touched.
const outDir = join(project, '../../dist/tests/reference-api');

/** Builds the server once, so that tests kill, restart and call the real one. */
export async function setup({ provide }: TestProject): Promise<void> {
  const builder = await createBuilder({
    configFile: join(project, 'vite.config.ts'),
    logLevel: 'error',
    environments: {
      ssr: { build: { outDir } },
      player: { build: { outDir: join(outDir, 'player') } },
    },
  });
  await builder.buildApp();
  provide('serverFolder', outDir);
}
