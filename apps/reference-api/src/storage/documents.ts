import type { DocumentExpiry, StoredDocument } from '@guest/reference-backend';
import type { SqlDatabase } from './sqlDatabase';

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
    async claimDocuments(ids: string[], departureDay: string): Promise<void> {
      if (ids.length === 0) return;
      const rows = [...new Set(ids)].map((id) => ({ document_id: id, departure_day: departureDay }));
      await inTurn(() =>
        write
          .insertInto('document_stay')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('document_id').doUpdateSet({ departure_day: departureDay }),
          )
          .execute(),
      );
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
