import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'api-contract', root: import.meta.dirname });
