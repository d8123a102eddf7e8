import { vitestPreset } from '../../tools/vitest/preset';

export default vitestPreset({ name: 'feature', root: import.meta.dirname, environment: 'jsdom' });
