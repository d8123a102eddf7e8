import { vitestPreset } from '../../tools/vitest/preset';

export default vitestPreset({ name: 'state', root: import.meta.dirname, environment: 'jsdom' });
