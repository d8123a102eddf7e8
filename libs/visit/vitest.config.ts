import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'visit',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['../../tools/vitest/dom.setup.ts'],
});
