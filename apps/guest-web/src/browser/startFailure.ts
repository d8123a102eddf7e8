/**
 * The app could not even start (no configuration, no texts). A file host's page has the words for it and a way to try
 * again; a page that the server rendered stands as it is.
 */
export function showStartFailure(container: HTMLElement): void {
  const failure = document.querySelector<HTMLTemplateElement>('#start-failure');
  if (failure) container.replaceChildren(failure.content.cloneNode(true));
}
