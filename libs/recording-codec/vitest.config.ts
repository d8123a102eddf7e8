import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'recording-codec', root: import.meta.dirname, environment: 'jsdom' });
