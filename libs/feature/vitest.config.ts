import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'feature', root: import.meta.dirname, environment: 'jsdom' });
