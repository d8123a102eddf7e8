/** As the contract wants public ids; session storage may hold anything. */
const PUBLIC_ID = /^[\w-]{22,128}$/u;

/**
 * 32 bits that tell one reservation of this device from another (FNV-1a). A public id has over 120: what is kept says
 * next to nothing about it, and gives it back to nobody.
 */
export function reservationHash(publicId: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < publicId.length; at += 1)
    hash = Math.imul(hash ^ publicId.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** What a kept review says of the reservation it belongs to: a hash, or null where there is none. */
export function keptReservation(isSigned: boolean, publicId: string | undefined): string | null {
  return isSigned && publicId !== undefined && PUBLIC_ID.test(publicId) ? reservationHash(publicId) : null;
}
