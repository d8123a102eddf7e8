import {
  DEFAULT_LIST_COUNT,
  type RecordingPart,
  type RecordingStorage,
  type StoredRecording,
} from '@guest/reference-backend';
import type { RecordingRow } from './schema';
import type { SqlDatabase } from './sqlDatabase';

const fromRow = ({ id, createdAt, userId, startCondition }: RecordingRow): StoredRecording => ({
  id,
  createdAt,
  userId,
  condition: startCondition,
});

/** Recorded sessions. */
export function createRecordings({ read, write, inTurn }: SqlDatabase): RecordingStorage {
  return {
    addRecording: ({ condition, ...recording }) =>
      inTurn(async () => {
        await write
          .insertInto('recording')
          .values({ ...recording, startCondition: condition })
          .execute();
      }),

    addRecordingPart: (part) =>
      inTurn(() =>
        write.transaction().execute(async (transaction) => {
          // Locks the recording, so that two parts get two positions.
          const { numUpdatedRows } = await transaction
            .updateTable('recording')
            .set((row) => ({ createdAt: row.ref('createdAt') }))
            .where('id', '=', part.recordingId)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          const { last } = await transaction
            .selectFrom('recording_part')
            .select(({ fn }) => fn.max('position').as('last'))
            .where('recordingId', '=', part.recordingId)
            .executeTakeFirstOrThrow();
          await transaction
            .insertInto('recording_part')
            .values({ ...part, position: (last ?? -1) + 1 })
            .onConflict((conflict) => conflict.columns(['recordingId', 'hash']).doNothing())
            .execute();
          return true;
        }),
      ),

    async listRecordings(limit = DEFAULT_LIST_COUNT) {
      const rows = await read
        .selectFrom('recording')
        .leftJoin('recording_part', 'recording_part.recordingId', 'recording.id')
        .select(['recording.id', 'createdAt', 'userId', 'startCondition'])
        .select(({ fn, ref }) => [
          fn.count<number>('recording_part.position').as('partCount'),
          fn.sum<number | null>(fn('length', [ref('recording_part.bytes')])).as('byteCount'),
        ])
        .groupBy(['recording.id', 'createdAt', 'userId', 'startCondition'])
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...fromRow(row),
        partCount: Number(row.partCount),
        byteCount: Number(row.byteCount ?? 0),
      }));
    },

    async findRecording(id) {
      const row = await read.selectFrom('recording').selectAll().where('id', '=', id).executeTakeFirst();
      return row && fromRow(row);
    },

    async listRecordingParts(id): Promise<RecordingPart[]> {
      const rows = await read
        .selectFrom('recording_part')
        .selectAll()
        .where('recordingId', '=', id)
        .orderBy('position')
        .execute();
      return rows.map(({ position: _position, ...part }) => ({ ...part, bytes: new Uint8Array(part.bytes) }));
    },

    removeRecordings: (before) =>
      inTurn(async () => {
        const { numDeletedRows } = await write
          .deleteFrom('recording')
          .where('createdAt', '<', before)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
  };
}
