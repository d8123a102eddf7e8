import { createContext, use, type ReactNode } from 'react';
import type { Match } from './table';

/** Data of this request or navigation: awaited on the server, already under way in the browser. */
export interface RouteData {
  match: Match;
  /** Resolves when the matched `load` has ended; undefined where nothing is awaited. */
  late?: Promise<unknown> | undefined;
  /** In a browser: rejects where the screen's texts fail to load; undefined once they are loaded. */
  texts?: Promise<void> | undefined;
  /** In a browser: called when the screen of this path is shown; sets scroll and focus. */
  onShown?: (pathname: string) => void;
}

const RouteContext = createContext<RouteData | undefined>(undefined);

export function RouteDataProvider({ data, children }: { data: RouteData; children: ReactNode }) {
  return <RouteContext value={data}>{children}</RouteContext>;
}

/** The screen that is shown. */
export function useRouteData(): RouteData {
  const data = use(RouteContext);
  if (!data) throw new Error('No route: wrap the tree in <RouteDataProvider>');
  return data;
}
