import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Adds the extensions that Node needs: `./Page` becomes `./Page.js`, `./generated` becomes `./generated/index.js`. */
function withExtensions(text, file) {
  // Node resolves the inner types of styled-components, which declarations name, only with their file name.
  const named = text.replaceAll('"styled-components/dist/types"', '"styled-components/dist/types.js"');
  return named.replace(/(\bfrom |\bimport\()(['"])(\.{1,2}\/[^'"]+)\2/g, (whole, before, quote, place) => {
    const wanted = path.join(path.dirname(file), place);
    if (existsSync(`${wanted}.d.ts`)) return `${before}${quote}${place}.js${quote}`;
    if (existsSync(path.join(wanted, 'index.d.ts'))) return `${before}${quote}${place}/index.js${quote}`;
    return whole;
  });
}

/** Adds extensions to all declarations of a built package. */
export function addExtensions(folder) {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const place = path.join(folder, file);
    writeFileSync(place, withExtensions(readFileSync(place, 'utf8'), place));
  }
}
