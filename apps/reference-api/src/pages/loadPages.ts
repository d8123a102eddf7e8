import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../diagnostics/startError';
import type { PageKey, Pages, Render } from './pageBundle';

/** Loads the built guest web app; what has not been built is left out. */
export async function loadPages(webDir: string): Promise<Pages> {
  const clientFolder = join(webDir, 'client');
  const indexFile = join(clientFolder, 'index.html');
  return {
    ...(await loadBundle(join(webDir, 'server/entry-server.js'))),
    indexHtml: existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined,
    clientFolder: existsSync(clientFolder) ? clientFolder : undefined,
  };
}

async function loadBundle(file: string): Promise<Pick<Pages, 'render' | 'keyOf'>> {
  if (!existsSync(file)) return {};
  const { render, pageKey } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    render?: Render;
    pageKey?: PageKey;
  };
  if (typeof render !== 'function') throw new StartError(`${file} does not export render()`);
  return { render, ...(typeof pageKey === 'function' && { keyOf: pageKey }) };
}
