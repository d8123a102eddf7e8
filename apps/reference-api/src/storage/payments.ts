import type { PaymentLine } from '@guest/reference-backend';
import type { SqlDatabase } from './sqlDatabase';

/** The logs of payments. */
export function createPayments({ write, inTurn }: SqlDatabase) {
  return {
    /** Reads on the writing connection, which sees a line that was just added. */
    async listPaymentEvents(id: string): Promise<string[]> {
      const lines = await write
        .selectFrom('payment_event')
        .select('json')
        .where('id', '=', id)
        .orderBy('position')
        .execute();
      return lines.map(({ json }) => json);
    },
    async listPaymentIds(since: string): Promise<string[]> {
      const lines = await write
        .selectFrom('payment_event')
        .select('id')
        .distinct()
        .where('at', '>=', since)
        .execute();
      return lines.map(({ id }) => id);
    },
    addPaymentEvent: (line: PaymentLine): Promise<boolean> =>
      inTurn(async () => {
        const { numInsertedOrUpdatedRows = 0n } = await write
          .insertInto('payment_event')
          .values(line)
          .onConflict((conflict) => conflict.columns(['id', 'position']).doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows > 0n;
      }),
  };
}
