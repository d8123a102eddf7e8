import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocumentKeys, type DocumentKeys } from './documentKeys';
import { keyNameOf, open, seal, SealError } from './sealing';

const aKey = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;
const keysOf = (text: string) => parseDocumentKeys(text) as DocumentKeys;

describe('a sealed paper', () => {
  const keys = keysOf(aKey('k1'));

  it('opens as it was, for what it belongs to', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.string(), (bytes, owner) => {
        const sealed = seal(bytes, owner, keys);
        expect(open(sealed, owner, keys)).toEqual(new Uint8Array(bytes));
        expect(() => open(sealed, `${owner}x`, keys)).toThrow(SealError);
      }),
    );
  });

  it('does not open when a single bit of it is another', () => {
    const sealed = seal(Buffer.from('passport'), 'guest', keys);
    for (let at = 0; at < sealed.length; at += 1) {
      const spoilt = Buffer.from(sealed);
      spoilt[at] = (spoilt[at] ?? 0) ^ 1;
      expect(() => open(spoilt, 'guest', keys), `byte ${at}`).toThrow(SealError);
    }
    expect(() => open(sealed.subarray(0, 20), 'guest', keys)).toThrow(SealError);
    expect(() => open(new Uint8Array(), 'guest', keys)).toThrow(SealError);
  });

  it('looks different each time', () => {
    const bytes = Buffer.from('passport');
    expect(seal(bytes, '', keys).equals(seal(bytes, '', keys))).toBe(false);
  });

  it('opens with its own key after another one became the current one', () => {
    const [old, young] = [aKey('old'), aKey('young')];
    const sealed = seal(Buffer.from('passport'), '', keysOf(old));
    const rotated = keysOf(`${young}, ${old}`);
    expect(keyNameOf(sealed)).toBe('old');
    expect(Buffer.from(open(sealed, '', rotated)).toString()).toBe('passport');
    expect(keyNameOf(seal(Buffer.from('x'), '', rotated))).toBe('young');
    expect(() => open(sealed, '', keysOf(young))).toThrow(SealError);
  });
});

describe('document keys', () => {
  it.each(['', 'k1', 'k1:short', `k1:${'A'.repeat(80)}`, `${aKey('a')} ${aKey('a')}`, `:${'A'.repeat(43)}=`])(
    'are not %s',
    (text) => expect(parseDocumentKeys(text)).toBeUndefined(),
  );
});
