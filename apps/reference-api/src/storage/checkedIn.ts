import type { SqlDatabase } from './sqlDatabase';

/** Which reservations have been checked in here; an import of the hotel leaves that as it is. */
export function createCheckedIn({ read, write, inTurn }: SqlDatabase) {
  return {
    async markCheckedIn(
      hosterId: string,
      reservationId: string,
      { id, at }: { id: string; at: string },
    ): Promise<void> {
      const row = { hoster_id: hosterId, reservation_id: reservationId, checkin_id: id, at };
      await inTurn(() =>
        write
          .insertInto('reservation_checkin')
          .values(row)
          .onConflict((conflict) => conflict.columns(['hoster_id', 'reservation_id']).doNothing())
          .execute(),
      );
    },
    async isCheckedIn(hosterId: string, reservationId: string): Promise<boolean> {
      const row = await read
        .selectFrom('reservation_checkin')
        .select('checkin_id')
        .where('hoster_id', '=', hosterId)
        .where('reservation_id', '=', reservationId)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
