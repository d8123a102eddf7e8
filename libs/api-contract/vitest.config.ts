import { vitestPreset } from '../../tools/vitest/preset';

export default vitestPreset({ name: 'api-contract', root: import.meta.dirname });
