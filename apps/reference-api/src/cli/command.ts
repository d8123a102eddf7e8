import type { DocumentVault, FieldCipher, OrderPayments, Payment, Storage } from '@guest/reference-backend';
import type { Config } from '../config/config';

/** What a command works with; tests bring their own. */
export interface CommandContext {
  config: Config;
  /** Opened when first asked for, closed when the command has ended. */
  storage: () => Promise<Storage>;
  /** Identity papers; opened with the storage. */
  vault: () => Promise<DocumentVault>;
  /** Opens sealed fields; opened with the storage. */
  cipher: () => Promise<FieldCipher>;
  /** The payments of orders; opened with the storage. */
  payments: () => Promise<OrderPayments>;
  /** Every payment and hold of the last days, as the providers say. */
  recentPayments: (days: number) => Promise<Payment[]>;
  /** The absolute path of a file that was named relative to the user's working directory. */
  pathOf: (file: string) => string;
  /** Writes one line of the result. */
  print: (line: string) => void;
}

/** One subcommand of `npm run backend --`. */
export interface Command {
  /** One or two words, arguments in capitals, then options: `hotel export SLUG [--out FILE]`. */
  usage: string;
  summary: string;
  /** `needed` has one text for each argument of the usage. */
  run: (needed: string[], context: CommandContext, options: Partial<Record<string, string>>) => Promise<void>;
}

/** A command that could not do what it was asked; each line is shown as it is. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

export const unknownHotel = (slug: string) =>
  new CommandError([`There is no hotel "${slug}": npm run backend -- hotel list`]);
