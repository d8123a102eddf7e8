/**
 * A page from the service worker was rendered without a query. Until hydration its address has none either, so that
 * both renderings agree. Returns a function that restores the guest's query.
 */
export function atRenderedAddress(rendered: string): () => void {
  const { pathname, search, hash } = location;
  const go = (query: string) => history.replaceState(history.state, '', pathname + query + hash);
  if (search === rendered) return () => undefined;
  go(rendered);
  return () => {
    // The guest may have navigated meanwhile.
    if (location.pathname !== pathname || location.search !== rendered) return;
    go(search);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}
