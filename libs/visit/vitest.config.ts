import { vitestPreset } from '../../tools/vitest/preset';

export default vitestPreset({ name: 'visit', root: import.meta.dirname, environment: 'jsdom' });
