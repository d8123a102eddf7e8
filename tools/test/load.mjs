// Other work for the processor, as on a machine that several jobs share.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const POLITENESS = 5;

/** Keeps every core busy at a lower priority until the returned function is called. */
export function startLoad() {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn('nice', ['-n', String(POLITENESS), process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const stop = () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
  for (const loop of loops) loop.once('error', (error) => console.error(`No load: ${error.message}`));
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}
