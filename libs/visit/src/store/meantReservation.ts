import { fingerprintOf } from '@guest/submission';
import type { Registry } from '@guest/state';
import { useReservationStore } from './reservationStore';
import { recallReservation } from '../model/recalledReservation';

/** The public id of this visit's reservation. It is a secret: submissions keep its fingerprint instead. */
export function reservationIn(registry: Registry, hosterId: string): string | undefined {
  return useReservationStore.in(registry).getState().publicId ?? recallReservation(hosterId);
}

/** What a submission keeps of the reservation it was written with; null where there is none. */
export function reservationPrint(registry: Registry, hosterId: string): string | null {
  const publicId = reservationIn(registry, hosterId);
  return publicId === undefined ? null : fingerprintOf(hosterId, publicId);
}

/** The public id for a submission that is leaving, if this visit still has the reservation it was written with. */
export function meantReservation(
  registry: Registry,
  hosterId: string,
  print: string | null,
): string | undefined {
  return print !== null && reservationPrint(registry, hosterId) === print
    ? reservationIn(registry, hosterId)
    : undefined;
}
