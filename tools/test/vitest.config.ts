import { vitestPreset } from '../vitest/preset.ts';

export default vitestPreset({ name: 'test-runner', root: import.meta.dirname });
