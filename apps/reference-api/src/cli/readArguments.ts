import { parseArgs } from 'node:util';
import type { Command, CommandInput } from './command';

type ReadArguments = { input: CommandInput; problem?: undefined } | { input?: undefined; problem: string };

/** Sorts what follows a command's words into positionals and options. */
export function readArguments(args: readonly string[], command: Command): ReadArguments {
  const options = command.options ?? {};
  const flags: string[] = [];
  const positionals: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    // One hyphen is no option: ids may begin with it.
    if (!arg.startsWith('--')) {
      positionals.push(arg);
      continue;
    }
    const takesNext = !arg.includes('=') && options[arg.slice(2)]?.type === 'string';
    const value = takesNext ? args[index + 1] : undefined;
    flags.push(value === undefined ? arg : `${arg}=${value}`);
    if (value !== undefined) index += 1;
  }
  if (positionals.length !== command.positionals.length) {
    return { problem: `needs ${command.positionals.join(' and ') || 'nothing more'}` };
  }
  try {
    const { values } = parseArgs({ args: flags, options, strict: true });
    return { input: { positionals, values: values as CommandInput['values'] } };
  } catch (cause) {
    return { problem: (cause as Error).message.split('\n')[0] ?? 'has unknown options' };
  }
}
