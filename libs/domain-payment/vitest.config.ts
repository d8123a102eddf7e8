import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'domain-payment',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['../testing/src/setup.ts'],
  isolated: ['src/pages/PaymentPage.test.tsx'],
});
