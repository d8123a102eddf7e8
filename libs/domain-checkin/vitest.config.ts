import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'domain-checkin',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['../testing/src/setup.ts'],
  isolated: ['src/model/fields.test.ts', 'src/pages/newField.test.tsx'],
});
