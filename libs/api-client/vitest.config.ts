import { vitestPreset } from '../../tools/vitest/preset';

export default vitestPreset({ name: 'api-client', root: import.meta.dirname });
