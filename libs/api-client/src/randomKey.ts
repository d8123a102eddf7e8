/** 122 random bits or more, as text: nobody guesses it, no two are the same. */
export function randomKey(): string {
  // Absent where the page is no secure context: a phone that opens a developer's machine by its address.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
