import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const providedByApp = /^(?:react|react-dom|styled-components)(?:\/|$)/u;

/** What some lines of an app add to react and styled-components. */
export interface Cost {
  /** Bytes of the first load, minified and gzipped. */
  gzip: number;
  /** Modules of the first load, as paths below node_modules. */
  modules: string[];
  /** Modules that are loaded lazily, as paths below node_modules. */
  lazyModules: string[];
}

const moduleNames = (chunks: Rollup.OutputChunk[]) =>
  chunks.flatMap((chunk) => Object.keys(chunk.modules)).map((id) => id.replace(/^.*node_modules\//u, ''));

/** Bundles an entry for production as an app does, without react and styled-components. */
export async function costOf(folder: string, name: string, source: string): Promise<Cost> {
  const entry = path.join(folder, `src/${name}.js`);
  writeFileSync(entry, source);
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        external: (id) => providedByApp.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const firstNames = new Set<string>();
  const follow = (file: string | undefined) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || firstNames.has(chunk.fileName)) return;
    firstNames.add(chunk.fileName);
    chunk.imports.forEach(follow);
  };
  follow(chunks.find((chunk) => chunk.isEntry)?.fileName);
  const first = chunks.filter((chunk) => firstNames.has(chunk.fileName));
  return {
    gzip: first.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0),
    modules: moduleNames(first),
    lazyModules: moduleNames(chunks.filter((chunk) => !firstNames.has(chunk.fileName))),
  };
}
