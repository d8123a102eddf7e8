/** One submission, however often it is sent: plain data, so a draft can keep it across reloads. */
export interface Attempt {
  key: string;
  headers: { 'Idempotency-Key': string };
}

/** Begins a submission; every retry of it takes the same attempt (decisions.md 30). */
export function newAttempt(): Attempt {
  const key = randomKey();
  return { key, headers: { 'Idempotency-Key': key } };
}

function randomKey(): string {
  // Absent where the page is no secure context: a phone that opens a developer's machine by its address.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
