// Starts commands with the workspace's own binaries first: its Node is newer than the machine's may be.
import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isWindows = process.platform === 'win32';

const environment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  CI: 'true',
  NX_DAEMON: 'false',
  NX_TUI: 'false',
};

/** What a short command prints. */
export function output([command, ...args]) {
  return execFileSync(command, args, { cwd: root, env: environment, encoding: 'utf8', shell: isWindows });
}

/** Shows a command's output as it comes; resolves with its exit code, 124 when it took too long. */
export function show([command, ...args], { extraEnvironment, timeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...extraEnvironment },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
      detached: !isWindows,
    });
    // The whole group: a runner that is stopped alone leaves its browsers behind.
    const stop = () => (isWindows ? child.kill() : process.kill(-child.pid, 'SIGTERM'));
    const timer = setTimeout(() => {
      console.error(`Stopped after ${timeoutMs / 60_000} minutes.`);
      stop();
      resolve(124);
    }, timeoutMs);
    const interrupt = () => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    const finish = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(127);
    });
    child.once('exit', (code) => finish(code ?? 1));
  });
}
