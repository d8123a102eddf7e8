import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** With the chunk's loader that reads odd answers, the test for HTML, the standard navigation and bounded lists. */
const BUDGET_BYTES = 16_200;
const calls = fileURLToPath(new URL('./orderingCalls.ts', import.meta.url));

it('costs a page that orders no more than the calls it makes', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: { write: false, rolldownOptions: { input: calls, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const [entry, ...chunks] = output;
  // What reads an odd answer is loaded when there is one.
  const shared = chunks.filter(({ fileName }) => entry.imports.includes(fileName));
  const code = [entry, ...shared].map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).not.toContain('isVital === true');
  expect(brotliCompressSync(code).byteLength).toBeLessThan(BUDGET_BYTES);
  // Routes and other calls' schemas are for the server and other pages.
  expect(code).not.toContain('roomdirectory');
  expect(code).not.toContain('accommodationPurpose');
}, 60_000);
