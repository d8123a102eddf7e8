import { createContext, use } from 'react';
import type { ApiSource } from './visitContext';

const ApiContext = createContext<ApiSource | undefined>(undefined);

/** Gives the screens below it the client. */
export const ApiProvider = ApiContext.Provider;

/** How a screen reaches the API: pass it to a store's action. */
export function useApi(): ApiSource {
  const api = use(ApiContext);
  if (!api) throw new Error('No API: wrap the tree in <ApiProvider>');
  return api;
}
