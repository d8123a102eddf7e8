import type { DocumentExpiry, PaperClaim, StoredDocument } from '@guest/reference-backend';
import type { Transaction } from 'kysely';
import type { Database } from './schema';
import type { SqlDatabase } from './sqlDatabase';

/** Runs in the check-in's transaction: the row of its key makes other tries wait until both are stored. */
export async function claimPapers(
  transaction: Transaction<Database>,
  { ids, departureDay }: PaperClaim,
): Promise<void> {
  if (ids.length === 0) return;
  // Ids are sorted, so that two check-ins of the same papers do not deadlock.
  const rows = [...new Set(ids)].sort().map((id) => ({ documentId: id, departureDay }));
  await transaction
    .insertInto('document_stay')
    .values(rows)
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet({ departureDay }))
    .execute();
}

/** Identity papers: submissions of their own kind, with the day until which a check-in needs them. */
export function createDocuments({ read, write, inTurn }: SqlDatabase) {
  const all = () =>
    read
      .selectFrom('submission')
      .leftJoin('document_stay', 'document_stay.documentId', 'submission.id')
      .select(['submission.id', 'hosterId', 'createdAt', 'body', 'departureDay'])
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
            where('departureDay', '<', departedBefore),
            where.and([where('departureDay', 'is', null), where('createdAt', '<', unclaimedBefore)]),
          ]),
        )
        .orderBy('createdAt')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },
    async removeDocuments(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await inTurn(() =>
        write.deleteFrom('submission').where('kind', '=', 'document').where('id', 'in', ids).execute(),
      );
    },
  };
}

function fromRow({
  body,
  ...row
}: Pick<StoredDocument, 'id' | 'hosterId' | 'createdAt' | 'departureDay'> & { body: string | null }) {
  const content = JSON.parse(body ?? '{}') as Pick<StoredDocument, 'mediaType' | 'byteCount'>;
  return { ...row, ...content };
}
