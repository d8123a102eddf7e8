// What a person reads once the server is ready.

/** Prints where each hotel is. */
export function announce(address, hotels) {
  const width = Math.max(0, ...hotels.map(({ name }) => name.length));
  const lines = hotels.map(({ name, slug }) => `    ${name.padEnd(width)}   ${address}/${slug}`);
  console.log(['', '  Ready. Open a hotel:', ...lines, '', '  Ctrl-C stops.', ''].join('\n'));
}
