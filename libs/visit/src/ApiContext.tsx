import { createContext, use, type ReactNode } from 'react';
import type { ApiSource } from './context';

const ApiContext = createContext<ApiSource | undefined>(undefined);

/** Gives the screens below it the client. */
export function ApiProvider({ api, children }: { api: ApiSource; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** How a screen reaches the API: pass it to a store's action. */
export function useApi(): ApiSource {
  const api = use(ApiContext);
  if (!api) throw new Error('No API: wrap the tree in <ApiProvider>');
  return api;
}
