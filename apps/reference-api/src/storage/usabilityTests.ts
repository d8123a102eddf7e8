import type { UsabilitySignal, UsabilityTestStorage } from '@guest/reference-backend';
import type { SqlDatabase } from './sqlDatabase';

/** Usability tests and the signals of their participants. */
export function createUsabilityTests({ read, write, inTurn }: SqlDatabase): UsabilityTestStorage {
  return {
    putUsabilityTest: (id, json) =>
      inTurn(async () => {
        await write
          .insertInto('usability_test')
          .values({ id, json })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ json }))
          .execute();
      }),

    async findUsabilityTest(id) {
      const row = await read
        .selectFrom('usability_test')
        .select('json')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.json;
    },

    addUsabilitySignal: (signal) =>
      inTurn(() =>
        write.transaction().execute(async (transaction) => {
          // Locks the recording, so that two signals get two positions.
          const { numUpdatedRows } = await transaction
            .updateTable('recording')
            .set((row) => ({ createdAt: row.ref('createdAt') }))
            .where('id', '=', signal.recordingId)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          const { last } = await transaction
            .selectFrom('usability_signal')
            .select(({ fn }) => fn.max('position').as('last'))
            .where('recordingId', '=', signal.recordingId)
            .executeTakeFirstOrThrow();
          await transaction
            .insertInto('usability_signal')
            .values({ ...signal, position: (last ?? -1) + 1 })
            .onConflict((conflict) =>
              conflict.columns(['recordingId', 'testId', 'taskId', 'status']).doNothing(),
            )
            .execute();
          return true;
        }),
      ),

    async listUsabilitySignals(testId): Promise<UsabilitySignal[]> {
      const rows = await read
        .selectFrom('usability_signal')
        .selectAll()
        .where('testId', '=', testId)
        .orderBy('recordingId')
        .orderBy('position')
        .execute();
      return rows.map(({ position: _position, ...signal }) => signal);
    },
  };
}
