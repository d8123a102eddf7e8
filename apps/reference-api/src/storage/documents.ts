import type { DocumentExpiry, PaperClaim, StoredDocument } from '@guest/reference-backend';
import type { Transaction } from 'kysely';
import type { Database } from './schema';
import type { SqlDatabase } from './sqlDatabase';

/** Within the transaction that stores the check-in: the row of its key keeps other tries of it waiting until both are there. */
export async function claimPapers(
  transaction: Transaction<Database>,
  { ids, departureDay }: PaperClaim,
): Promise<void> {
  if (ids.length === 0) return;
  // In one order for everybody: two check-ins of the same papers must not wait for each other.
  const rows = [...new Set(ids)].sort().map((id) => ({ document_id: id, departure_day: departureDay }));
  await transaction
    .insertInto('document_stay')
    .values(rows)
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ departure_day: departureDay }))
    .execute();
}

/** Identity papers: submissions of their own kind, with the day until which a check-in needs them. */
export function createDocuments({ read, write, inTurn }: SqlDatabase) {
  const all = () =>
    read
      .selectFrom('submission')
      .leftJoin('document_stay', 'document_stay.document_id', 'submission.id')
      .select(['submission.id', 'hoster_id', 'created_at', 'body', 'departure_day'])
      .where('kind', '=', 'document');

  return {
    async findDocument(id: string): Promise<StoredDocument | undefined> {
      const row = await all().where('submission.id', '=', id).executeTakeFirst();
      return row && fromRow(row);
    },
    async listExpiredDocuments(
      { departedBefore, unclaimedBefore }: DocumentExpiry,
      limit: number,
    ): Promise<StoredDocument[]> {
      const rows = await all()
        .where((where) =>
          where.or([
            where('departure_day', '<', departedBefore),
            where.and([where('departure_day', 'is', null), where('created_at', '<', unclaimedBefore)]),
          ]),
        )
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },
    async forgetDocuments(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await inTurn(() =>
        write.deleteFrom('submission').where('kind', '=', 'document').where('id', 'in', ids).execute(),
      );
    },
  };
}

interface DocumentColumns {
  id: string;
  hoster_id: string;
  created_at: string;
  body: string | null;
  departure_day: string | null;
}

function fromRow({ id, hoster_id, created_at, body, departure_day }: DocumentColumns): StoredDocument {
  const { mediaType, byteCount } = JSON.parse(body ?? '{}') as Pick<
    StoredDocument,
    'mediaType' | 'byteCount'
  >;
  return {
    id,
    hosterId: hoster_id,
    mediaType,
    byteCount,
    createdAt: created_at,
    departureDay: departure_day,
  };
}
