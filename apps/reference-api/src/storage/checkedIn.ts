import type { SqlDatabase } from './sqlDatabase';

/** The reservations that are checked in; an import of the hotel does not change these. */
export function createCheckedIn({ read, write, inTurn }: SqlDatabase) {
  return {
    async markCheckedIn(hosterId: string, reservationId: string, checkin: { id: string; at: string }) {
      await inTurn(() =>
        write
          .insertInto('reservation_checkin')
          .values({ hosterId, reservationId, checkinId: checkin.id, at: checkin.at })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    },
    async isCheckedIn(hosterId: string, reservationId: string): Promise<boolean> {
      const row = await read
        .selectFrom('reservation_checkin')
        .select('checkinId')
        .where('hosterId', '=', hosterId)
        .where('reservationId', '=', reservationId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
