import { createContext, use } from 'react';

const ScreensContext = createContext<(href: string) => boolean>(() => true);

/** Tells the screens below which addresses the app can show. */
export const ScreensProvider = ScreensContext.Provider;

/** Whether an address has a screen in this app. */
export const useHasScreen = () => use(ScreensContext);
