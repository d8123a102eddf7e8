/**
 * A page that this device kept was made for its address without a query. Until it is hydrated its address is that one,
 * so that the script finds what the server wrote; what it gives brings the guest's query back, as Back would.
 */
export function atRenderedAddress(rendered: string): () => void {
  const { pathname, search, hash } = location;
  const go = (query: string) => history.replaceState(history.state, '', pathname + query + hash);
  if (search === rendered) return () => undefined;
  go(rendered);
  return () => {
    // The guest may have gone on meanwhile.
    if (location.pathname !== pathname || location.search !== rendered) return;
    go(search);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}
