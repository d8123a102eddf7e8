import { describe, expect, it } from 'vitest';
import * as components from '../icons/generated';
import { iconNames, uiIconNames } from '../icons/iconNames';
import { keywords } from '../icons/keywords';
import { importOf, isFoundBy } from './iconSearch';

const names = [...iconNames, ...uiIconNames];
const found = (search: string) => names.filter((name) => isFoundBy(name, search));

describe('the search for icons', () => {
  it.each(['mail', 'envelope', 'letter', 'courrier', 'E-Mail'])('finds the envelopes by %s', (search) => {
    expect(found(search)).toEqual(['chat', 'mail']);
  });

  it.each(['bin', 'trash', 'delete', 'poubelle', 'supprimer'])('finds the bin by %s', (search) => {
    expect(found(search)).toEqual(['delete']);
  });

  it('takes words without accents, in any order, and their beginnings', () => {
    expect(found('petit dejeuner')).toEqual(['breakfast']);
    expect(found('oeuf')).toEqual(['breakfast']);
    expect(found('balloon air')).toEqual(['balloon']);
    expect(found('  MONTGOL ')).toEqual(['balloon']);
    expect(found('human')).toEqual(['singlehuman', 'humans']);
    expect(found('trampoline')).toEqual([]);
    expect(found('')).toEqual(names);
  });
});

it('has keywords for every icon, none of them blank or said twice', () => {
  for (const name of names) {
    expect(keywords[name].length, name).toBeGreaterThan(2);
    expect(new Set(keywords[name]).size, name).toBe(keywords[name].length);
    expect(keywords[name].join(), name).not.toMatch(/^,|,,|,$/u);
  }
});

it('names components that exist', () => {
  expect(importOf('arrow-left')).toBe(
    "import { ArrowLeftIcon } from '@guest/design-system/icons/ArrowLeftIcon';",
  );
  for (const name of names) expect(components).toHaveProperty(/\{ (\w+) \}/u.exec(importOf(name))?.[1] ?? '');
});
