/**
 * Recognises a reservation of this device without keeping its public id: 32 bits (FNV-1a) of an id that has over 120,
 * so nobody can compute the id back.
 */
export function fingerprintOf(hosterId: string, publicId: string): string {
  const text = `${hosterId}/${publicId}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
