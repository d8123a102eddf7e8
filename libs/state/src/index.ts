export { createResource, failureOf, idle, type Failure, type FailureKind, type Resource } from './resource';
export { createRegistry, type Fields, type Registry, type Snapshots, type StoreDefinition } from './registry';
export { defineStore, type StoreHook, type StoreOptions } from './defineStore';
export { RegistryProvider, useRegistry } from './RegistryContext';
export { forgetKept, KEPT_FOR_MS, persistRegistry, ROOT_KEY, type PersistenceOptions } from './persistence';
