import { vitestPreset } from '../../tools/vitest/preset.ts';

// Rendering is a server's work; the few tests that need a document say so and import @guest/testing/setup.
export default vitestPreset({ name: 'guest-web', root: import.meta.dirname, isolated: 'all' });
