import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'outbox', root: import.meta.dirname, environment: 'jsdom' });
