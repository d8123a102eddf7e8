import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const BUDGET_BYTES = 13_000;
const entry = fileURLToPath(new URL('./orderingCalls.ts', import.meta.url));

it('costs a page that orders no more than the calls it makes', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  expect(output).toHaveLength(1);
  const { code } = output[0];
  expect(brotliCompressSync(code).byteLength).toBeLessThan(BUDGET_BYTES);
  // Routes and other calls' schemas are for the server and other pages.
  expect(code).not.toContain('roomdirectory');
  expect(code).not.toContain('accommodationPurpose');
}, 60_000);
