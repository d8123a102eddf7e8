import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTexts, missingKeys, unusedKeys } from '../checkTexts.ts';
import { keysOf } from '../namespaces.ts';
import { usesIn } from '../uses.ts';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the texts of this workspace', async () => {
  const { unused, missing } = await checkTexts(root);
  it('are all shown somewhere', () => expect(unused).toEqual([]));
  it('are there, whatever names them', () => expect(missing).toEqual([]));
});

describe('what counts as shown', () => {
  const keys = ['title', 'list.one', 'list.two', 'days', 'gone'];
  const pages = { name: 'pages', library: 'libs/domain-pages', keys };
  const unused = (file: string, source: string) => unusedKeys([pages], [usesIn(file, source)]);
  const own = 'libs/domain-pages/src/Page.tsx';

  it('a key, one with its namespace, and a pattern with a gap', () => {
    const source =
      "const { t } = useTranslation('pages'); t('title'); t(`list.${one}`); t('pages:days', { count: 2 });";
    expect(unused(own, source)).toEqual(['pages:gone']);
  });

  it('not what stands in a comment, between tags or in an import', () => {
    const source = "import 'gone'; // t('gone')\nexport const Page = () => <p>gone</p>;";
    expect(unused(own, source)).toContain('pages:gone');
  });

  it('not what is said of another namespace', () => {
    expect(unused(own, "useTranslation('order'); t('gone');")).toContain('pages:gone');
    expect(unused('libs/visit/src/A.tsx', "t('gone')")).toContain('pages:gone');
    expect(unused('libs/visit/src/A.tsx', "t('pages:gone')")).not.toContain('pages:gone');
    expect(unused(own, "useTranslation(['visit', 'pages']); t('gone');")).not.toContain('pages:gone');
  });

  it('not by a gap alone', () => {
    expect(unused(own, 't(`${key}`)')).toEqual(keys.map((key) => `pages:${key}`));
  });

  it('reads plural forms as one key, and keys below keys', () => {
    expect(keysOf({ days_one: '', days_other: '', list: { one: '', two: '' } })).toEqual([
      'days',
      'list.one',
      'list.two',
    ]);
  });

  it('is missing where no text has its name', () => {
    const halved = { ...pages, keys: ['title'] };
    expect(
      missingKeys([halved], [usesIn(own, "t('pages:title'); t('pages:nope'); t(`pages:ti${x}`)")]),
    ).toEqual([`pages:nope, which ${own} says`]);
  });
});
