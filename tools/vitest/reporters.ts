import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JsonReporter, type Reporter, type TestModule } from 'vitest/node';

type UnhandledErrors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1];

/** Vitest's JSON report, and the errors outside of tests, which fail a run but which Vitest leaves out. */
class WholeJsonReporter extends JsonReporter {
  readonly #file: string;

  constructor(file: string) {
    super({ outputFile: file });
    this.#file = file;
  }

  override async onTestRunEnd(modules: readonly TestModule[], errors: UnhandledErrors = []): Promise<void> {
    await super.onTestRunEnd(modules);
    const report = JSON.parse(readFileSync(this.#file, 'utf8')) as object;
    const unhandledErrors = errors.map(({ stack, message }) => stack ?? message);
    writeFileSync(this.#file, JSON.stringify({ ...report, unhandledErrors }));
  }
}

/** The report `reports/vitest/<name>.json`, which `npm test` counts. */
export const jsonReporter = (name: string): JsonReporter =>
  new WholeJsonReporter(fileURLToPath(new URL(`../../reports/vitest/${name}.json`, import.meta.url)));
