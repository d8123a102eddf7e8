/** A random text of at least 122 bits. */
export function randomKey(): string {
  // Absent outside of a secure context, such as a developer's machine opened from a phone.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
