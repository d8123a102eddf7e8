import { vitestPreset } from '../vitest/preset.ts';

export default vitestPreset({ name: 'texts', root: import.meta.dirname });
