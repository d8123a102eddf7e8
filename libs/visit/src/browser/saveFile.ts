const FILE_KEPT_MS = 60_000;

/** Downloads a file that this page made. */
export function saveFile(name: string, content: string, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read the file only after they have asked where to put it.
  setTimeout(() => URL.revokeObjectURL(url), FILE_KEPT_MS);
}
