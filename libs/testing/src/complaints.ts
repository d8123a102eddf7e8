// Apart from the set-up, which runs once for each file: this module is shared by all of them.
let expected: RegExp[] = [];

/** Expects these calls of console.error in this test; any other still fails it. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** The calls that the test did not expect. The next test expects none. */
export function unexpected(complaints: readonly string[]): string[] {
  const patterns = expected;
  expected = [];
  return complaints.filter((line) => !patterns.some((pattern) => pattern.test(line)));
}
