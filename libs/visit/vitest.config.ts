import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({
  name: 'visit',
  root: import.meta.dirname,
  environment: 'jsdom',
  setupFiles: ['../../tools/vitest/dom.setup.ts'],
  isolated: ['src/hooks/useRecovery.test.tsx', 'src/store/reservationStore.test.ts'],
});
