// Finds Firefox and WebKitGTK for the journeys in other engines, and gets Debian's packages where they are missing.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './lib/debian.mjs';

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** The path of a Firefox, else undefined. */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH && existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
  return onPath('firefox-esr', 'firefox');
}

/** The programs of WebKitGTK and a display for it, else undefined. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = ['x86_64', 'aarch64']
    .flatMap((machine) =>
      ['4.1', '6.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}`),
    )
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Installs what is missing, as root on Debian; elsewhere its journeys are skipped, and this says so. */
export function ensureEngines() {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0) {
    console.error(`Looking for ${missing.join(', ')} among Debian's packages (this happens once)…`);
    installDebianPackages(...missing);
  }
  if (!findFirefox()) console.error('No Firefox: its journeys are skipped. Install it, or set FIREFOX_PATH.');
  if (!findWebKit())
    console.error('No WebKit: its journeys are skipped. Install webkit2gtk-driver and xvfb.');
}
