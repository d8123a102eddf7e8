import { vitestPreset } from '../vitest/preset.ts';

export default vitestPreset({ name: 'domain-generator', root: import.meta.dirname });
