/** Loads style sheets of a hotel's fonts; nothing waits for them. */
export function addFontStylesheets(urls: readonly string[]): void {
  for (const href of urls)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
