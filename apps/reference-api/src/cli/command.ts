import type { ParseArgsConfig } from 'node:util';
import type { DocumentVault, Storage } from '@guest/reference-backend';
import type { Config } from '../config/config';

/** What a command works with; tests bring their own. */
export interface CommandContext {
  config: Config;
  /** Opened when first asked for, closed when the command has ended. */
  storage: () => Promise<Storage>;
  /** Identity papers; opened with the storage. */
  vault: () => Promise<DocumentVault>;
  /** A file as it was named where the command was typed. */
  pathOf: (file: string) => string;
  /** Writes one line of the result. */
  print: (line: string) => void;
}

export interface CommandInput {
  /** As many as the command has names for. */
  positionals: string[];
  values: Partial<Record<string, string | boolean>>;
}

/** One subcommand of `npm run backend --`. */
export interface Command {
  /** How it is called: `['hotel', 'import']`. */
  words: readonly string[];
  /** What follows, by the names that the help shows; all of them are required. */
  positionals: readonly string[];
  options?: Record<
    string,
    NonNullable<ParseArgsConfig['options']>[string] & { valueName?: string; summary: string }
  >;
  summary: string;
  run: (input: CommandInput, context: CommandContext) => Promise<void>;
}

/** A command that could not do what it was asked; each line is shown as it is. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
