export { testConfig } from './backend';
export { aDevice, stopClock } from './device';
export { failures, fakeNetwork, type Route } from './fakeNetwork';
export { renderFeature, type RenderOptions } from './renderFeature';
export { expectConsoleError } from './complaints';
