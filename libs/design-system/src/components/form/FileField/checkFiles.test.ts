import { describe, expect, it } from 'vitest';
import { checkFiles, fileSize, type FileLimits } from './checkFiles';

const aFile = (name: string, type = '', size = 10) => new File([new Uint8Array(size)], name, { type });
const problemsOf = (files: File[], limits: FileLimits) =>
  checkFiles(files, limits).rejected.map(({ file, problem }) => `${file.name} ${problem}`);

describe('checkFiles', () => {
  it('takes what fits', () => {
    const files = [aFile('a.jpg', 'image/jpeg'), aFile('b.PDF', 'application/pdf'), aFile('c.HEIC')];
    expect(checkFiles(files, { accept: 'image/*, .pdf' })).toEqual({
      taken: files,
      rejected: [],
    });
    expect(checkFiles([aFile('x.exe')], {}).rejected).toEqual([]);
  });

  it('refuses other types, whatever their name pretends', () => {
    const files = [aFile('a.svg', 'image/svg+xml'), aFile('photo.jpg', 'text/html'), aFile('none')];
    expect(problemsOf(files, { accept: 'image/jpeg,application/pdf' })).toEqual([
      'a.svg wrongType',
      'photo.jpg wrongType',
      'none wrongType',
    ]);
  });

  it('refuses empty files', () => {
    expect(problemsOf([aFile('a', '', 0), aFile('b')], {})).toEqual(['a empty']);
  });

  it('refuses files that are larger than allowed', () => {
    const files = [aFile('a', '', 10), aFile('b', '', 11)];
    expect(problemsOf(files, { maxSize: 10 })).toEqual(['b tooLarge']);
    expect(problemsOf(files, {})).toEqual([]);
  });

  it('refuses what has no room, not what was refused before', () => {
    const files = [aFile('a', '', 0), aFile('b'), aFile('c')];
    expect(problemsOf(files, { room: 1 })).toEqual(['a empty', 'c tooMany']);
  });
});

describe('fileSize', () => {
  it('is written as its language writes it', () => {
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(fileSize(1_240_000, 'fr'))).toBe('1,2 Mo');
    expect(plain(fileSize(1_240_000, 'en'))).toBe('1.2 MB');
    expect(plain(fileSize(84_300, 'fr'))).toBe('84 ko');
    expect(plain(fileSize(12, 'en'))).toBe('12 bytes');
  });
});
