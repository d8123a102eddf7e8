import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const isMet = ({ value, goal, isAtLeast }) => (isAtLeast ? value >= goal : value <= goal);

function textOf({ value, goal, digits, unit = '', isAtLeast }) {
  const end = unit === '' ? '' : ` ${unit}`;
  return [`${value.toFixed(digits)}${end}`, `${isAtLeast ? '≥' : '≤'} ${goal}${end}`];
}

/** A Markdown table, every figure with its goal beside it. */
export function markdownTable(rows) {
  const cells = rows.map((row) => [
    row.group,
    row.name,
    ...textOf(row),
    isMet(row) ? 'yes' : 'no',
    row.detail ?? '',
  ]);
  const table = [['What', 'Figure', 'Measured', 'Goal', 'Met', 'Detail'], ...cells];
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)));
  const line = (texts) => `| ${texts.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head, ...body] = table.map(line);
  return [head, rule, ...body].join('\n');
}

/** The same for machines. */
export function writeReport(file, rows) {
  mkdirSync(path.dirname(file), { recursive: true });
  const report = { at: new Date().toISOString(), rows: rows.map((row) => ({ ...row, isMet: isMet(row) })) };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
