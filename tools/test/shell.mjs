// Starts commands with the workspace's own binaries first: its Node is newer than the machine's may be.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

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

/** Passes the output of a command on as it comes; returns a function that answers all of its lines. */
function passOn(child) {
  const pieces = [];
  const follow = (source, target) =>
    source.setEncoding('utf8').on('data', (text) => {
      target.write(text);
      pieces.push(text);
    });
  follow(child.stdout, process.stdout);
  follow(child.stderr, process.stderr);
  return () => stripVTControlCharacters(pieces.join('')).trimEnd().split('\n');
}

/** Shows a command's output as it comes; resolves with its lines and its exit code, 124 when it took too long. */
export function show([command, ...args], { extraEnvironment, timeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...environment, ...extraEnvironment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      detached: !isWindows,
    });
    const lines = passOn(child);
    // Kills the whole process group: otherwise a runner's browsers keep running.
    const stop = () => (isWindows ? child.kill() : process.kill(-child.pid, 'SIGTERM'));
    const timer = setTimeout(() => {
      console.error(`Stopped after ${timeoutMs / 60_000} minutes.`);
      stop();
      finish(124);
    }, timeoutMs);
    const interrupt = () => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    const finish = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      resolve({ exitCode: code, lines: lines() });
      child.stdout.destroy();
      child.stderr.destroy();
    };
    child.once('error', (error) => {
      console.error(error.message);
      finish(127);
    });
    child.once('exit', async (code) => {
      // A process that the command left behind may keep its output open.
      await Promise.race([once(child, 'close'), delay(1_000)]);
      finish(code ?? 1);
    });
  });
}
