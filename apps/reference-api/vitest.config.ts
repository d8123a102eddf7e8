import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { vitestPreset } from '../../tools/vitest/preset.ts';

const root = import.meta.dirname;

export default mergeConfig(vitestPreset({ name: 'reference-api', root, isolated: 'all' }), {
  test: {
    globalSetup: [join(root, 'test/support/buildServer.ts')],
    // Whole processes start in some tests; a busy machine takes its time over that.
    testTimeout: 30_000,
  },
});
