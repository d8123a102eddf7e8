import { resolve } from 'node:path';
import { StorageError } from '@guest/reference-backend';
import { readConfig } from '../config/config';
import { StartError } from '../config/startError';
import { describeError } from '../server/logger';
import { openBackendParts } from '../startServer';
import { CommandError, type Command, type CommandContext } from './command';
import { commands } from './commands';
import { helpText, usageOf } from './help';
import { readArguments } from './readArguments';

const exitCodes = { done: 0, failed: 1, notUnderstood: 2 } as const;

interface Output {
  print: (line: string) => void;
  printError: (line: string) => void;
}

/** Runs one command line; what comes back is the process's exit code. */
export async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { print, printError }: Output,
): Promise<number> {
  if (args.length === 0 || args.includes('--help') || args[0] === 'help' || args[0] === '-h') {
    print(helpText(commands));
    return args.length === 0 ? exitCodes.notUnderstood : exitCodes.done;
  }
  const command = commands.find(({ words }) => words.every((word, index) => args[index] === word));
  if (!command) {
    printError(`There is no command "${args.slice(0, 2).join(' ')}": npm run backend -- help`);
    return exitCodes.notUnderstood;
  }
  const { input, problem } = readArguments(args.slice(command.words.length), command);
  if (!input) {
    printError(`${command.words.join(' ')} ${problem}. Usage: npm run backend -- ${usageOf(command)}`);
    return exitCodes.notUnderstood;
  }
  return runCommand(command, input, env, { print, printError });
}

async function runCommand(
  command: Command,
  input: Parameters<Command['run']>[0],
  env: NodeJS.ProcessEnv,
  { print, printError }: Output,
): Promise<number> {
  let opened: ReturnType<typeof openBackendParts> | undefined;
  try {
    const config = readConfig(env);
    const open = () => (opened ??= openBackendParts(config));
    const storage: CommandContext['storage'] = async () => (await open()).storage;
    const vault: CommandContext['vault'] = async () => (await open()).vault;
    // npm runs scripts at the top of the workspace and says where they were called.
    const pathOf = (file: string) => resolve(env.INIT_CWD ?? process.cwd(), file);
    await command.run(input, { config, storage, vault, pathOf, print });
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

/** A message of a database may quote a row, which may be a guest's: only its kind and its code are told. */
function unexpectedLines({ words }: Command, cause: unknown, isDebugging: boolean): string[] {
  const description = describeError(cause);
  const kind = [description.type, description.code].filter((part) => part !== undefined).join(', ');
  const line = `${words.join(' ')} stopped at an unexpected error (${kind}); LOG_LEVEL=debug shows where`;
  return isDebugging ? [line, ...description.at] : [line];
}
