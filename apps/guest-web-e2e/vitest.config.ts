import { vitestPreset } from '../../tools/vitest/preset.ts';

// Playwright runs the journeys; Vitest tests the rules that choose their cases.
export default vitestPreset({ name: 'guest-web-e2e', root: import.meta.dirname });
