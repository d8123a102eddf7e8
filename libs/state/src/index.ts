export { createKeyedResource, isKeptPage } from './keyedResource';
export { createResource, failureOf, idle, type Failure, type Resource } from './resource';
export { createRegistry, type Registry, type Snapshots } from './registry';
export { defineDraftStore } from './defineDraftStore';
export { defineStore } from './defineStore';
export { RegistryProvider, useRegistry } from './RegistryContext';
export { forgetKept, KEPT_FOR_MS, ROOT_KEY } from './keptRoot';
export { persistRegistry } from './persistence';
export { useIsRestored } from './useIsRestored';
