import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'i18n', root: import.meta.dirname, environment: 'jsdom' });
