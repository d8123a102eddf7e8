import { vitestPreset } from '../../tools/vitest/preset.ts';

const preset = vitestPreset({ name: 'reference-api-bench', root: import.meta.dirname });

/** What requests cost, for `npm run bench`. */
export default {
  ...preset,
  test: { ...preset.test, include: ['test/**/*.bench.ts'], reporters: ['default'] },
};
