import { vitestPreset } from '../../tools/vitest/preset.ts';

// The journeys are Playwright's; these are the rules by which they choose what to look at.
export default vitestPreset({ name: 'guest-web-e2e', root: import.meta.dirname });
