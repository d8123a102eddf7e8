// @vitest-environment node
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const workspaceRoot = path.resolve(import.meta.dirname, '../../../..');

it('has icons generated from their sources', () => {
  const check = spawnSync(process.execPath, ['tools/icons/generate.mjs', '--check'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});
