import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory } from 'react-router';

/**
 * The browser's addresses for react-router, as its own `BrowserRouter` does it. That one stands in one file with links
 * and forms for data routes, 3 KiB that this app does not use.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setStep] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((step) => startTransition(() => setStep({ ...step }))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
