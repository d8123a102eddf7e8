import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const workspaceRoot = path.resolve(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages in the versions of this workspace. */
function pinned(names: readonly string[]) {
  const manifest = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8')) as Manifest;
  const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
  return names.map((name) => `${name}@${versions[name]}`);
}

function npm(folder: string, ...args: string[]) {
  // npm asks the registry only for packages that its cache lacks.
  return execFileSync('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: isWindows,
  });
}

/** An empty app outside the workspace, with the packed library installed. */
export interface Consumer {
  folder: string;
  /** The files of the packed library. */
  packed: string[];
  remove: () => void;
}

/**
 * Packs a library of `dist/libs` and installs it, with the packages it needs beside it, into an empty app. `others` are
 * packages that this workspace lacks, with their versions.
 */
export function makeConsumer(
  library: string,
  companions: readonly string[],
  others: readonly string[] = [],
): Consumer {
  const builtPackage = path.join(workspaceRoot, 'dist/libs', library);
  const folder = mkdtempSync(path.join(tmpdir(), `${library}-`));
  const [pack] = JSON.parse(npm(folder, 'pack', builtPackage, '--json')) as [
    { filename: string; files: { path: string }[] },
  ];
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "name": "empty-app", "private": true, "type": "module" }',
  );
  npm(folder, 'install', '--ignore-scripts', `./${pack.filename}`, ...pinned(companions), ...others);
  return {
    folder,
    packed: pack.files.map((file) => file.path),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Writes files into the app, folders included. */
export function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** Runs a script with this Node. Returns its output, also when it fails. */
export function runNode(folder: string, script: string, ...args: string[]) {
  try {
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
    const output = execFileSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', env });
    return { isOk: true, output };
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return { isOk: false, output: `${stdout ?? ''}${stderr ?? ''}` };
  }
}
