// Finds Chrome or Chromium for the tests and the benchmark, and gets one when there is none.
// `node tools/chromium.mjs --ensure` prints the path.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebianPackages } from './lib/debian.mjs';

const isRoot = process.getuid?.() === 0;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Flags that keep a test browser quiet; the sandbox goes only where Chromium refuses it. */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** The headless shell comes first: without the parts of a window it takes about two thirds of the time. */
const namesOnPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

function wellKnownPlaces() {
  const { ProgramFiles, 'ProgramFiles(x86)': ProgramFiles86, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    return [ProgramFiles, ProgramFiles86, LOCALAPPDATA]
      .filter(Boolean)
      .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe'));
  }
  return [];
}

function onPath() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return namesOnPath.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)));
}

/** Where Playwright keeps the Chromium that it downloads. */
function playwrightPlace() {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
}

/** Starts it: Ubuntu's package is a stub for snap, and a download may lack system libraries. */
function starts(file) {
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function places() {
  const { CHROME_PATH, CHROMIUM_PATH } = process.env;
  return [CHROME_PATH, CHROMIUM_PATH, ...onPath(), ...wellKnownPlaces(), ...playwrightPlace()].filter(
    Boolean,
  );
}

const isThere = (file) => existsSync(file) && starts(file);

/** The path of a Chrome or Chromium that starts, else undefined. */
export const findChromium = () => places().find(isThere);

/** The same with everything that a window has: the headless shell knows no camera. */
export const findWholeChromium = () =>
  places().find((file) => !/headless.shell/u.test(file) && isThere(file));

function installPlaywrightBuild() {
  const args = ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  spawnSync('npx', args, { cwd: root, shell: process.platform === 'win32' });
}

/** Finds a browser, or gets a package of Debian as root and Playwright's download elsewhere. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.error('No Chrome or Chromium found: getting one (this happens once)…');
  const ways = [
    () => installDebianPackages('chromium-headless-shell'),
    () => installDebianPackages('chromium'),
    installPlaywrightBuild,
  ];
  for (const install of ways) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chrome or Chromium could be found or installed: install one, or set CHROME_PATH.');
}

/** The same, and a browser that has a camera. */
export function ensureWholeChromium() {
  if (!findWholeChromium()) installDebianPackages('chromium');
  if (!findWholeChromium()) installPlaywrightBuild();
  return findWholeChromium();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(process.argv.includes('--ensure') ? ensureChromium() : (findChromium() ?? 'none'));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
