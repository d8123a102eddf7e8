import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'reference-api', root: import.meta.dirname });
