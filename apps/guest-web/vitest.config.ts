import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'guest-web',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['../../libs/testing/src/setup.ts'],
});
