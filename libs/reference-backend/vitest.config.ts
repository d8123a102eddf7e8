import { vitestPreset } from '../../tools/vitest/preset.ts';

export default vitestPreset({ name: 'reference-backend', root: import.meta.dirname });
