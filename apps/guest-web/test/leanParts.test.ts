import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { createInstance as create } from 'i18next';
import { expect, it } from 'vitest';
import { withoutRemarks } from '../build/leanI18n';
import { withoutPrefixes } from '../build/leanStyles';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => {
  const entry = require.resolve(name);
  return entry.slice(0, entry.lastIndexOf(`/${name}/`) + name.length + 2);
};

it('says nothing to developers, and everything that is an error', () => {
  expect(withoutRemarks("this.logger.warn(`a ${this.logger.log('b')}`, 1);")).toBe('void 0;');
  expect(withoutRemarks('all.forEach(each => this.logger.warn(each));')).toBe('all.forEach(each => void 0);');
  expect(withoutRemarks("this.logger.error('c');")).toBe("this.logger.error('c');");
});

it('knows i18next as it is installed: its remarks are left out, and what is left is whole', async () => {
  const code = readFileSync(join(folderOf('i18next'), 'dist/esm/i18next.js'), 'utf8');
  const lean = withoutRemarks(code);
  expect(lean).not.toMatch(/this\.logger\.(?:log|warn|deprecate)\(/u);
  expect(code.length - lean.length).toBeGreaterThan(3_000);
  const { createInstance } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`
  )) as { createInstance: typeof create };
  const i18n = createInstance();
  await i18n.init({
    lng: 'fr',
    resources: { fr: { a: { rooms_one: '{{count}} chambre', rooms_other: '{{count}} chambres' } } },
  });
  expect(i18n.t('a:rooms', { count: 2 })).toBe('2 chambres');
  expect(i18n.t('a:nothing')).toBe('nothing');
});

it('knows the compiler of styles as it is installed: its prefixes are left out', () => {
  const code = readFileSync(join(folderOf('stylis'), 'src/Middleware.js'), 'utf8');
  expect(withoutPrefixes(code)).toContain('export const prefixer = () => undefined');
  expect(withoutPrefixes(code)).not.toMatch(/export function prefixer/u);
});
