import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'domain-pages',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['../testing/src/setup.ts'],
  isolated: ['src/components/Directory/Entry.test.tsx', 'src/components/HomeBlocks.test.tsx'],
});
