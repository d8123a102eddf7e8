/** The app could not even start (no configuration, no texts): plain words in both languages and a way to try again. */
export function showStartFailure(container: HTMLElement): void {
  const waiting = container.querySelector('.start');
  if (container.childElementCount > 0 && !waiting) return;
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent =
    'Cette page ne répond pas. Rien de ce que vous avez saisi n’est perdu. / This page is not answering. Nothing you typed is lost.';
  const retry = document.createElement('button');
  retry.textContent = 'Réessayer / Try again';
  retry.addEventListener('click', () => location.reload());
  container.replaceChildren(words, retry);
}
