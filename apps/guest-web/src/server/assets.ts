import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

/** The built files a page needs, as addresses. */
export interface PageAssets {
  entry: string;
  preloads: readonly string[];
  /** Development only: what Vite's client needs before the entry. */
  isDevelopment: boolean;
}

let manifest: Record<string, Chunk> | undefined;

function readManifest(): Record<string, Chunk> {
  manifest ??= JSON.parse(
    readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Record<string, Chunk>;
  return manifest;
}

/** The entry's script and the scripts its static imports wait for: announced after the content, never before it. */
export function pageAssets(): PageAssets {
  if (import.meta.env.DEV) return { entry: '/src/entry-client.tsx', preloads: [], isDevelopment: true };
  const chunks = readManifest();
  const entry = chunks['index.html'];
  if (!entry) throw new Error('The client build has no entry: run `npm run build`');
  const seen = new Set<string>();
  const follow = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  entry.imports?.forEach(follow);
  return { entry: `/${entry.file}`, preloads: [...seen].map((file) => `/${file}`), isDevelopment: false };
}
