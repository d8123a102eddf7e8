// Writes openapi.json from the contract: `npx nx openapi api-contract`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
// Vite resolves the imports of TypeScript sources, which plain Node does not.
const { module } = await runnerImport(here('./document.ts'), { configFile: false, logLevel: 'error' });

const target = here('../openapi.json');
writeFileSync(target, `${JSON.stringify(module.buildDocument(), null, 2)}\n`);
process.stdout.write(`Written: ${target}\n`);
