import { recallReservation } from '@guest/visit';

async function hashOf(hosterId: string, publicId: string): Promise<string | null> {
  // Absent in an insecure context, whatever the types say: there a mood goes without its reservation.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle
    ?.digest('SHA-256', new TextEncoder().encode(`${hosterId}/${publicId}`))
    .catch(() => undefined);
  if (!digest) return null;
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What may be kept of this tab's reservation at this hotel: enough to know it again. `null` where there is none. */
export async function reservationHash(hosterId: string): Promise<string | null> {
  const publicId = recallReservation(hosterId);
  return publicId === undefined ? null : hashOf(hosterId, publicId);
}

/** This tab's reservation, if it is still the one that was meant. */
export async function reservationOf(hosterId: string, hash: string | null): Promise<string | undefined> {
  const publicId = recallReservation(hosterId);
  if (publicId === undefined || hash === null) return undefined;
  return (await hashOf(hosterId, publicId)) === hash ? publicId : undefined;
}
