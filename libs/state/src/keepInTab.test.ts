import { beforeEach, expect, it } from 'vitest';
import { defineStore } from './defineStore';
import { ROOT_KEY } from './keptRoot';
import { persistRegistry } from './persistence';
import { createRegistry } from './registry';

interface Visit {
  paper: string;
  name: string;
}

const useVisit = defineStore<Visit>('visit', () => ({ paper: '', name: '' }), {
  keep: { name: String },
  keepInTab: { paper: String },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function aTab(slug = 'demo') {
  const registry = createRegistry();
  const store = useVisit.in(registry);
  const { flush } = persistRegistry(registry, { slug, storage: localStorage });
  return { store, flush };
}

it('keeps a field for the visit of this tab, outside of local storage', () => {
  const { store, flush } = aTab();
  store.setState({ paper: 'passport', name: 'Camille' });
  flush();
  expect(localStorage.getItem(ROOT_KEY)).not.toContain('passport');
  expect(aTab().store.getState()).toEqual({ paper: 'passport', name: 'Camille' });
  sessionStorage.clear();
  expect(aTab().store.getState()).toEqual({ paper: '', name: 'Camille' });
});

it('keeps hotels apart', () => {
  aTab('demo').store.setState({ paper: 'passport' });
  expect(aTab('riad').store.getState().paper).toBe('');
});

it('is not changed by another tab, and emptied when the data of the device are deleted', () => {
  const { store, flush } = aTab();
  store.setState({ paper: 'passport', name: 'Camille' });
  flush();
  dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY }));
  expect(store.getState().paper).toBe('passport');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState()).toEqual({ paper: '', name: '' });
  expect(sessionStorage.getItem(ROOT_KEY)).toBeNull();
});
