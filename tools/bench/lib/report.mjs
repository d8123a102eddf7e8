import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the goal is met; undefined for a figure without a goal. */
function isMet({ value, goal, isAtLeast }) {
  if (goal === undefined) return undefined;
  return isAtLeast ? value >= goal : value <= goal;
}

const verdicts = new Map([
  [true, 'yes'],
  [false, 'no'],
]);

function textOf({ value, goal, digits, unit = '', isAtLeast }) {
  const end = unit === '' ? '' : ` ${unit}`;
  const measured = `${value.toFixed(digits)}${end}`;
  return [measured, goal === undefined ? '' : `${isAtLeast ? '≥' : '≤'} ${goal}${end}`];
}

/** A Markdown table, every figure with its goal beside it. */
export function markdownTable(rows) {
  const cells = rows.map((row) => [
    row.group,
    row.name,
    ...textOf(row),
    verdicts.get(isMet(row)) ?? '',
    row.detail ?? '',
  ]);
  const table = [['What', 'Figure', 'Measured', 'Goal', 'Met', 'Detail'], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  const line = (texts) => `| ${texts.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head, ...body] = table.map(line);
  return [head, rule, ...body].join('\n');
}

/** Writes the figures as JSON. */
export function writeReport(file, rows) {
  mkdirSync(path.dirname(file), { recursive: true });
  const report = { at: new Date().toISOString(), rows: rows.map((row) => ({ ...row, isMet: isMet(row) })) };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
