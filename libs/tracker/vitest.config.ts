import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'tracker', root: import.meta.dirname, environment: 'jsdom' });
