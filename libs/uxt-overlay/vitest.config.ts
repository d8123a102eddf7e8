import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'uxt-overlay',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['../testing/src/setup.ts'],
});
