import { vitestPreset } from '../../tools/vitest/preset';

export default vitestPreset({ name: 'reference-backend', root: import.meta.dirname });
