import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createOrderPayments, recentPayments, StorageError } from '@guest/reference-backend';
import { readConfig } from '../config/config';
import { StartError } from '../diagnostics/startError';
import { describeError } from '../diagnostics/logger';
import { createNodeBasics } from '../backend/nodePorts';
import { openBackendParts } from '../backend/openBackendParts';
import { createStripe } from '../payment/createStripe';
import { CommandError, type Command, type CommandContext } from './command';
import { commands } from './commands';

const exitCodes = { done: 0, failed: 1, notUnderstood: 2 } as const;

interface Output {
  print: (line: string) => void;
  printError: (line: string) => void;
}

/** Runs one command line and returns the exit code. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv, output: Output): Promise<number> {
  if (args.length === 0 || args.includes('--help') || args[0] === 'help' || args[0] === '-h') {
    output.print(helpText());
    return args.length === 0 ? exitCodes.notUnderstood : exitCodes.done;
  }
  const asked = args.slice(0, 2).join(' ');
  const command = commands.find(({ usage }) => [asked, args[0]].includes(nameOf(usage)));
  if (!command) {
    output.printError(`There is no command "${asked}": npm run backend -- help`);
    return exitCodes.notUnderstood;
  }
  const name = nameOf(command.usage);
  let read: ReturnType<typeof readArguments>;
  try {
    read = readArguments(args.slice(name.split(' ').length), command.usage);
  } catch (cause) {
    const [problem] = (cause as Error).message.split('\n');
    output.printError(`${name}: ${problem}. Usage: npm run backend -- ${command.usage}`);
    return exitCodes.notUnderstood;
  }
  return runCommand(command, read.positionals, read.values, env, output);
}

const nameOf = (usage: string) => /^[a-z-]+(?: [a-z-]+)?(?= |$)/u.exec(usage)?.[0] ?? usage;

/** Throws an error that says what was not understood. */
function readArguments(args: string[], usage: string) {
  const options = [...usage.matchAll(/--([\w-]+)( [A-Z]+)?/gu)].map(
    ([, name = '', value]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  const read = parseArgs({ args, options: Object.fromEntries(options), allowPositionals: true });
  const needed = usage.replaceAll(/\[?--[\w-]+(?: [A-Z]+)?\]?/gu, '').match(/(?<= )[A-Z]+\b/gu) ?? [];
  if (read.positionals.length !== needed.length)
    throw new Error(`needs ${needed.join(' and ') || 'nothing more'}`);
  const values = Object.entries(read.values).map(([name, value]) => [name, String(value)]);
  return { positionals: read.positionals, values: Object.fromEntries(values) as Record<string, string> };
}

function helpText(): string {
  const rows = [...commands, { usage: 'help', summary: 'Shows this' }];
  const width = Math.max(...rows.map(({ usage }) => usage.length));
  return [
    'Usage: npm run backend -- COMMAND',
    '',
    ...rows.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    'Works on the database of DATA_DIR (default .data) or DATABASE_URL, also while the server runs.',
    'Ends with 0 when done, 1 when it could not be done, 2 when it was not understood.',
  ].join('\n');
}

async function runCommand(
  command: Command,
  needed: string[],
  options: Partial<Record<string, string>>,
  env: NodeJS.ProcessEnv,
  { print, printError }: Output,
): Promise<number> {
  let opened: ReturnType<typeof openBackendParts> | undefined;
  try {
    const config = readConfig(env);
    const open = () => (opened ??= openBackendParts(config));
    const storage: CommandContext['storage'] = async () => (await open()).storage;
    const vault: CommandContext['vault'] = async () => (await open()).vault;
    const cipher: CommandContext['cipher'] = async () => (await open()).cipher;
    const paymentPorts = async () => {
      const parts = await open();
      const stripe = await createStripe(config, parts.storage);
      return { ...createNodeBasics(parts.secret), storage: parts.storage, stripe };
    };
    const payments = async () => createOrderPayments(await paymentPorts());
    const recent = async (days: number) => recentPayments(await paymentPorts(), days);
    // npm runs scripts at the top of the workspace and says where they were called.
    const pathOf = (file: string) => resolve(env.INIT_CWD ?? process.cwd(), file);
    const context = { config, storage, vault, cipher, payments, recentPayments: recent, pathOf, print };
    await command.run(needed, context, options);
    return exitCodes.done;
  } catch (cause) {
    if (cause instanceof CommandError) cause.lines.forEach(printError);
    else if (cause instanceof StartError || cause instanceof StorageError) printError(cause.message);
    else unexpectedLines(command, cause, env.LOG_LEVEL === 'debug').forEach(printError);
    return exitCodes.failed;
  } finally {
    await opened?.then(
      (parts) => parts.storage.close(),
      () => {},
    );
  }
}

/** Shows only the kind and code of a database error: its message may quote a row with a guest's data. */
function unexpectedLines({ usage }: Command, cause: unknown, isDebugging: boolean): string[] {
  const description = describeError(cause);
  const kind = [description.type, description.code].filter((part) => part !== undefined).join(', ');
  const line = `${nameOf(usage)} stopped at an unexpected error (${kind}); LOG_LEVEL=debug shows where`;
  return isDebugging ? [line, ...description.at] : [line];
}
