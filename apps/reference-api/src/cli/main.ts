import { writeSync } from 'node:fs';
import { run } from './run';

const STDOUT = 1;
const STDERR = 2;

// Writes synchronously, so that a pipe gets everything before the process ends.
const printTo = (descriptor: number) => (line: string) => void writeSync(descriptor, `${line}\n`);

process.exitCode = await run(process.argv.slice(2), process.env, {
  print: printTo(STDOUT),
  printError: printTo(STDERR),
});
