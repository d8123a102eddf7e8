import { expect, it } from 'vitest';
import { newestOnly } from './newestOnly';

it('skips what was overtaken while it was busy', async () => {
  const asked: string[] = [];
  const answers: string[] = [];
  const ask = newestOnly(
    async (input: string) => {
      asked.push(input);
      await Promise.resolve();
      return input.toUpperCase();
    },
    (answer) => answers.push(answer),
  );
  await Promise.all([ask('a'), ask('b'), ask('c')]);
  expect(asked).toEqual(['a', 'c']);
  expect(answers).toEqual(['A', 'C']);
});

it('goes on after a failure', async () => {
  const answers: number[] = [];
  const ask = newestOnly(
    (input: number) => (input < 0 ? Promise.reject(new Error('No')) : Promise.resolve(input)),
    (answer) => answers.push(answer),
  );
  await expect(ask(-1)).rejects.toThrow('No');
  await ask(2);
  expect(answers).toEqual([2]);
});
