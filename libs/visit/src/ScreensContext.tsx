import { createContext, use, type ReactNode } from 'react';

const ScreensContext = createContext<(href: string) => boolean>(() => true);

/** Tells the screens below which addresses the app can show. */
export function ScreensProvider({
  hasScreen,
  children,
}: {
  hasScreen: (href: string) => boolean;
  children: ReactNode;
}) {
  return <ScreensContext value={hasScreen}>{children}</ScreensContext>;
}

/** Whether an address has a screen in this app. */
export function useHasScreen(): (href: string) => boolean {
  return use(ScreensContext);
}
