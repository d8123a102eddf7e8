// Installs the locked dependencies if they changed.
import { createHash } from 'node:crypto';
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'node_modules/.setup-stamp';
const hash = createHash('sha256');
for (const file of ['package-lock.json', 'package.json', '.npmrc']) hash.update(readFileSync(file));
const wanted = `${hash.digest('hex')} ${process.platform} ${process.arch}`;

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  console.log('Installing dependencies…');
  try {
    execSync('npm ci --loglevel=error', { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch {
    console.error('Dependencies could not be installed: is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
}
