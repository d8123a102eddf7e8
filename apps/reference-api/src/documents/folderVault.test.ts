import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readDocumentKeys } from './documentKeys';
import { createFolderVault } from './folderVault';

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const bytes = new Uint8Array([1, 2, 3]);

describe('a folder of papers', () => {
  it('keeps, answers, lists and removes, also after it is opened again', async () => {
    const folder = aFolder();
    const first = createFolderVault(join(folder, 'papers'), readDocumentKeys(undefined, folder));
    await first.put('paper-one', bytes, 'guest');
    const second = createFolderVault(join(folder, 'papers'), readDocumentKeys(undefined, folder));
    expect(await second.get('paper-one', 'guest')).toEqual(bytes);
    expect((await second.list()).map(({ id }) => id)).toEqual(['paper-one']);
    await expect(second.get('paper-one', 'another')).rejects.toThrow();
    await second.remove('paper-one');
    await second.remove('paper-one');
    expect(await first.get('paper-one', 'guest')).toBeUndefined();
    expect(await first.list()).toEqual([]);
  });

  it('is its user’s alone, key and papers', async () => {
    const folder = aFolder();
    const vault = createFolderVault(join(folder, 'papers'), readDocumentKeys(undefined, folder));
    await vault.put('paper-one', bytes, '');
    const modeOf = (file: string) => statSync(file).mode & 0o777;
    expect(modeOf(join(folder, 'document-keys'))).toBe(0o600);
    expect(modeOf(join(folder, 'papers'))).toBe(0o700);
    expect(modeOf(join(folder, 'papers/ne/paper-one.sealed'))).toBe(0o600);
  });

  it.each(['../../etc/passwd', 'a/b/c/d/e/f', '.', '', 'x'.repeat(300)])(
    'takes no id like %j',
    async (id) => {
      const folder = aFolder();
      const vault = createFolderVault(folder, readDocumentKeys(undefined, folder));
      await expect(vault.put(id, bytes, '')).rejects.toThrow('no file name');
    },
  );

  it('leaves no part of a paper that could not be written', async () => {
    const folder = aFolder();
    const vault = createFolderVault(join(folder, 'papers'), readDocumentKeys(undefined, folder));
    // A folder has the file's name, so the final rename fails.
    mkdirSync(join(folder, 'papers/ne/paper-one.sealed'), { recursive: true });
    await expect(vault.put('paper-one', bytes, '')).rejects.toThrow();
    expect(readdirSync(join(folder, 'papers/ne'))).toEqual(['paper-one.sealed']);
  });

  it('removes old partial files of a crash', async () => {
    const folder = aFolder();
    const vault = createFolderVault(folder, readDocumentKeys(undefined, folder));
    mkdirSync(join(folder, 'ne'));
    const [old, young] = [join(folder, 'ne/paper-one.part'), join(folder, 'ne/paper-two.part')];
    for (const file of [old, young]) writeFileSync(file, 'half');
    utimesSync(old, 0, 0);
    expect(await vault.list()).toEqual([]);
    expect(readdirSync(join(folder, 'ne'))).toEqual(['paper-two.part']);
  });

  it('says in one line when a key is damaged', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'document-keys'), 'rubbish');
    expect(() => readDocumentKeys(undefined, folder)).toThrow(/damaged/u);
    expect(() => readDocumentKeys('rubbish', folder)).toThrow(/DOCUMENT_KEYS/u);
    chmodSync(folder, 0o700);
  });
});
