import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from '../options.mjs';

const steps = [
  { name: 'lint', command: ['eslint'] },
  { name: 'journeys', command: ['nx', 'e2e'], isPlaywright: true },
  { name: 'engines', command: ['nx', 'e2e-engines'], isPlaywright: true, isOnDemand: true },
];
const namesOf = (...args: string[]) => readOptions(args, steps).steps.map(({ name }) => name);

describe('what npm test runs', () => {
  it('is everything but what is on demand, everything, or what is named', () => {
    expect(namesOf()).toEqual(['lint', 'journeys']);
    expect(namesOf('--all')).toEqual(['lint', 'journeys', 'engines']);
    expect(namesOf('--only', 'engines,lint')).toEqual(['lint', 'engines']);
  });

  it('is repeated, narrowed and put under load', () => {
    expect(readOptions(['--only', 'journeys', '--repeat', '20', '--load', '--grep', 'a b'], steps)).toEqual({
      isLoaded: true,
      steps: [
        {
          name: 'journeys',
          command: ['nx', 'e2e', '--repeat-each=20', '--grep=a b'],
          isPlaywright: true,
          times: 20,
        },
      ],
    });
  });

  it.each([
    [['--only', 'lnt'], /--only takes names of lint, journeys, engines; got "lnt"/u],
    [['--only', ''], /--only takes names/u],
    [['--repeat', '0', '--only', 'journeys'], /--repeat takes a number/u],
    [['--repeat', 'twice', '--only', 'journeys'], /--repeat takes a number/u],
    [['--repeat', '2'], /are for journeys, browsers and engines; lint is none/u],
    [['--grep', 'a', '--only', 'lint'], /lint is none/u],
    [['--onyl', 'lint'], /onyl/u],
  ])('is refused in one line after %j', (args, line) => {
    const read = () => readOptions(args, steps);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(line);
  });
});
