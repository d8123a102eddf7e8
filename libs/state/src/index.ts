export { createResource, idle, type FailureKind, type Resource } from './resource';
export { createRegistry, type Registry, type Snapshots } from './registry';
export { defineStore } from './defineStore';
export { RegistryProvider } from './RegistryContext';
export { forgetKept, KEPT_FOR_MS, persistRegistry, ROOT_KEY } from './persistence';
