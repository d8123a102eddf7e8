import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'api-client', root: import.meta.dirname });
