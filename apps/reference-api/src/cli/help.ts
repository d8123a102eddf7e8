import type { Command } from './command';

/** How a command is written: `hotel export SLUG [--out FILE]`. */
export function usageOf({ words, positionals, options = {} }: Command): string {
  const optional = Object.entries(options).map(([name, { valueName }]) =>
    valueName === undefined ? `[--${name}]` : `[--${name} ${valueName}]`,
  );
  return [...words, ...positionals, ...optional].join(' ');
}

/** The whole help, one line for each command. */
export function helpText(commands: readonly Command[]): string {
  const rows = [
    ...commands.map((command): [string, string] => [usageOf(command), command.summary]),
    ['help', 'Shows this'] as const,
  ];
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return [
    'Usage: npm run backend -- COMMAND',
    '',
    ...rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Works on the database of DATA_DIR (default .data) or DATABASE_URL, also while the server runs.',
    'Ends with 0 when done, 1 when it could not be done, 2 when it was not understood.',
  ].join('\n');
}
