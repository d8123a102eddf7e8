const total = (results, field) => results.reduce((sum, result) => sum + result[field], 0);

/** One line per step and their sum, in columns. */
export function summaryTable(results) {
  const rows = [
    ['step', 'passed', 'failed', 'skipped', 'seconds'],
    ...[...results, { name: 'all', ...sums(results) }].map(({ name, passed, failed, skipped, seconds }) => [
      name,
      String(passed),
      String(failed),
      String(skipped),
      seconds.toFixed(1),
    ]),
  ];
  return rows
    .map(([name, ...numbers]) => name.padEnd(10) + numbers.map((number) => number.padStart(9)).join(''))
    .join('\n');
}

function sums(results) {
  const fields = ['passed', 'failed', 'skipped', 'seconds'];
  return Object.fromEntries(fields.map((field) => [field, total(results, field)]));
}

/** The last line, for persons and CI; counts skipped tests too. */
export function lastLine(results) {
  const skipped = total(results, 'skipped');
  const counted = `${total(results, 'passed')} passed, ${total(results, 'failed')} failed`;
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted;
}

/** Repeats the failures, step by step, at the end of the log. */
export function failuresList(results) {
  return results
    .filter(({ failed }) => failed > 0)
    .map(({ name, failures }) => [`Failed in ${name}:`, ...failures.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');
}

const LAST_LINES = 40;

/** What a command said last; where it ran tasks of Nx and some failed, what each of those said last. */
export function lastLines(lines) {
  const heading = lines.findLastIndex((line) => line.trim() === 'Failed tasks:');
  const tasks = heading < 0 ? [] : lines.slice(heading).map((line) => /^\s*- ([^\s:]+):/u.exec(line)?.[1]);
  const projects = tasks.filter((project) => project !== undefined);
  if (projects.length === 0) return lines.slice(-LAST_LINES);
  return projects.flatMap((project) =>
    lines.filter((line) => line.startsWith(`${project}:`)).slice(-LAST_LINES),
  );
}
