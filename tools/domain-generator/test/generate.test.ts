import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateDomain } from '../generate.mjs';

const workspace = path.resolve(import.meta.dirname, '../../..');
const NAME = 'sample-domain';
const SLOW_MS = 120_000;

/** A copy of what a library is checked against, so that nothing is written into this workspace. */
function copyWorkspace(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'domain-generator-'));
  const parts = ['libs', 'tools/vitest', 'tsconfig.base.json', 'tsconfig.json', 'eslint.config.mjs'];
  for (const part of [...parts, 'nx.json', 'package.json', '.prettierrc.json', '.prettierignore']) {
    cpSync(path.join(workspace, part), path.join(root, part), { recursive: true });
  }
  symlinkSync(path.join(workspace, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}

let root = '';
beforeAll(async () => {
  root = copyWorkspace();
  await generateDomain(root, NAME);
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
  rmSync(path.join(workspace, `node_modules/.vite/domain-${NAME}`), { recursive: true, force: true });
});

/** Runs one of the workspace's tools on the new library; an empty text means that it found nothing. */
function complaintsOf(tool: string, ...args: string[]): string {
  const bin = path.join(workspace, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(path.join(bin, tool), args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      NX_DAEMON: 'false',
      VITEST: undefined,
      CI: 'true',
    },
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('a generated domain', () => {
  const library = `libs/domain-${NAME}`;

  it('passes the formatter and the compiler', { timeout: SLOW_MS }, () => {
    expect(complaintsOf('prettier', '--check', library, 'tsconfig.base.json')).toBe('');
    const config = { extends: './tsconfig.base.json', include: [library] };
    writeFileSync(path.join(root, 'tsconfig.sample.json'), JSON.stringify(config));
    expect(complaintsOf('tsc', '-p', 'tsconfig.sample.json')).toBe('');
  });

  it('passes lint, module boundaries included', { timeout: SLOW_MS }, () => {
    expect(complaintsOf('nx', 'show', 'projects')).toBe('');
    expect(complaintsOf('eslint', library, '--max-warnings', '0')).toBe('');
  });

  it('passes its own tests', { timeout: SLOW_MS }, () => {
    expect(complaintsOf('vitest', 'run', '--config', `${library}/vitest.config.ts`)).toBe('');
    const report = JSON.parse(
      readFileSync(path.join(root, `reports/vitest/domain-${NAME}.json`), 'utf8'),
    ) as { numPassedTests: number };
    expect(report.numPassedTests).toBe(6);
  });
});

describe('the generator', () => {
  it.each([
    [undefined, 'A name has small letters'],
    ['', 'A name has small letters'],
    ['Reviews', 'A name has small letters'],
    ['../evil', 'A name has small letters'],
    ['domain-reviews', 'Leave "domain-" out: reviews'],
    ['order', 'libs/domain-order is there already'],
  ])('refuses %j', async (name, reason) => {
    await expect(generateDomain(root, name)).rejects.toThrow(reason);
  });

  it('changes nothing when it refuses', async () => {
    const before = readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8');
    await expect(generateDomain(root, NAME)).rejects.toThrow('is there already');
    expect(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8')).toBe(before);
    expect(existsSync(path.join(workspace, 'libs', `domain-${NAME}`))).toBe(false);
  });
});
