import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { vitestPreset } from '../../tools/vitest/preset';

const root = import.meta.dirname;

export default mergeConfig(vitestPreset({ name: 'reference-api', root }), {
  test: { globalSetup: [join(root, 'test/support/buildServer.ts')] },
});
