import type { ModulePreloadOptions, Plugin, Rollup } from 'vite';

function addWithImports(bundle: Rollup.OutputBundle, fileName: string, files: Set<string>): void {
  const chunk = bundle[fileName];
  if (files.has(fileName) || chunk?.type !== 'chunk') return;
  files.add(fileName);
  for (const imported of chunk.imports) addWithImports(bundle, imported, files);
}

/**
 * Beside each `import()` Vite lists the files to preload. What is loaded already is left out, since the names are
 * hashes, which do not compress: the entry and the importing file, each with its imports.
 */
export function shortPreloads(): { plugin: Plugin; modulePreload: ModulePreloadOptions } {
  let bundle: Rollup.OutputBundle = {};
  return {
    plugin: {
      name: 'short-preloads',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: {
        order: 'pre',
        handler(_, made) {
          bundle = made;
        },
      },
    },
    modulePreload: {
      polyfill: false,
      resolveDependencies(_, dependencies, { hostId, hostType }) {
        if (hostType === 'html') return dependencies;
        const loaded = new Set<string>();
        addWithImports(bundle, hostId, loaded);
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isEntry) addWithImports(bundle, chunk.fileName, loaded);
        return dependencies.filter((file) => !loaded.has(file));
      },
    },
  };
}
