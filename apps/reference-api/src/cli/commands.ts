import type { Command } from './command';
import { databaseCommands } from './databaseCommands';
import { documentCommands } from './documentCommands';
import { hotelCommands } from './hotelCommands';
import { orderCommands } from './orderCommands';

/** Every subcommand; a new group is one file and one line here. */
export const commands: readonly Command[] = [
  ...hotelCommands,
  ...orderCommands,
  ...documentCommands,
  ...databaseCommands,
];
