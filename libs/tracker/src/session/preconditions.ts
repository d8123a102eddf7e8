interface Wanted {
  isInsecureAllowed?: boolean;
  respectsDoNotTrack?: boolean;
}

/** Why this browser or page cannot record; undefined if it can. */
export function whyNot({ isInsecureAllowed = false, respectsDoNotTrack = true }: Wanted): string | undefined {
  if (location.protocol !== 'https:' && !isInsecureAllowed) return 'The page is not secure.';
  if (respectsDoNotTrack && navigator.doNotTrack === '1') return 'The guest is not to be tracked.';
  // Two recorders would record each other.
  if ('__OPENREPLAY__' in window) return 'OpenReplay records this page.';
  // Browsers with ES2022 have everything else.
  return 'Worker' in globalThis ? undefined : 'This browser has no worker.';
}
