import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'design-system',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['src/test/setup.ts'],
});
