export { aBackend, testConfig } from './backend';
export { renderFeature, type RenderOptions } from './renderFeature';
export { server } from './server';
export { expectConsoleError } from './setup';
