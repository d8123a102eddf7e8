import {
  slugTaken,
  type DocumentKind,
  type HotelRecord,
  type HotelSummary,
  type ListKind,
  type StoredFile,
} from '@guest/reference-backend';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './schema';
import type { SqlDatabase } from './sqlDatabase';

const summaryColumns = ['hoster_id as hosterId', 'slug', 'name'] as const;
/** A statement's parameters have a limit; a hotel's documents and files may be many. */
const ROWS_PER_INSERT = 100;

/** Hotels, their documents and files. */
export function createHotels({ read, write, lock, inTurn }: SqlDatabase) {
  const bySlug = (db: Kysely<Database>, slug: string) =>
    db.selectFrom('hotel').select(summaryColumns).where('slug', '=', slug.toLowerCase()).executeTakeFirst();

  async function importHotel(hotel: HotelRecord): Promise<void> {
    await inTurn(() =>
      write.transaction().execute(async (transaction) => {
        await grow(transaction);
        await lock(transaction, 'hotels');
        const holder = await bySlug(transaction, hotel.slug);
        if (holder && holder.hosterId !== hotel.hosterId) throw slugTaken(hotel.slug);
        await transaction.deleteFrom('hotel').where('hoster_id', '=', hotel.hosterId).execute();
        await insertHotel(transaction, hotel);
      }),
    );
  }

  async function exportHotel(slug: string): Promise<HotelRecord | undefined> {
    return read
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const hotel = await bySlug(transaction, slug);
        if (!hotel) return undefined;
        const documents = await transaction
          .selectFrom('hotel_document')
          .select(['kind', 'document_key as key', 'json'])
          .where('hoster_id', '=', hotel.hosterId)
          .orderBy('position')
          .execute();
        const files = await transaction
          .selectFrom('hotel_file')
          .select(['name', 'media_type as mediaType', 'bytes'])
          .where('hoster_id', '=', hotel.hosterId)
          .orderBy('position')
          .execute();
        return { ...hotel, documents: documents.map((row) => ({ ...row })), files: files.map(toFile) };
      });
  }

  return {
    importHotel,
    exportHotel,
    async deleteHotel(slug: string): Promise<boolean> {
      return inTurn(() =>
        write.transaction().execute(async (transaction) => {
          await grow(transaction);
          const deleted = await transaction
            .deleteFrom('hotel')
            .where('slug', '=', slug.toLowerCase())
            .returning('hoster_id')
            .execute();
          return deleted.length > 0;
        }),
      );
    },
    async listHotels(): Promise<HotelSummary[]> {
      const rows = await read.selectFrom('hotel').select(summaryColumns).orderBy('slug').execute();
      return rows.map((row) => ({ ...row }));
    },
    async findHotel(slug: string): Promise<HotelSummary | undefined> {
      const row = await bySlug(read, slug);
      return row && { ...row };
    },
    async getDocument(hosterId: string, kind: DocumentKind, key = ''): Promise<string | undefined> {
      const row = await read
        .selectFrom('hotel_document')
        .select('json')
        .where('hoster_id', '=', hosterId)
        .where('kind', '=', kind)
        .where('document_key', '=', key)
        .executeTakeFirst();
      return row?.json;
    },
    async getDocuments(hosterId: string, kind: ListKind): Promise<string[]> {
      const rows = await read
        .selectFrom('hotel_document')
        .select('json')
        .where('hoster_id', '=', hosterId)
        .where('kind', '=', kind)
        .orderBy('position')
        .execute();
      return rows.map((row) => row.json);
    },
    async getFile(slug: string, name: string): Promise<StoredFile | undefined> {
      const row = await read
        .selectFrom('hotel_file')
        .innerJoin('hotel', 'hotel.hoster_id', 'hotel_file.hoster_id')
        .select(['hotel_file.name', 'media_type as mediaType', 'bytes'])
        .where('slug', '=', slug.toLowerCase())
        .where('hotel_file.name', '=', name)
        .executeTakeFirst();
      return row && toFile(row);
    },
  };
}

/** Tells every process that what it keeps of hotels is old. */
function grow(transaction: Transaction<Database>) {
  return transaction
    .updateTable('hotel_revision')
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', 1)
    .execute();
}

async function insertHotel(transaction: Transaction<Database>, hotel: HotelRecord): Promise<void> {
  const { hosterId: hoster_id, slug, name } = hotel;
  await transaction.insertInto('hotel').values({ hoster_id, slug, name }).execute();
  const documents = hotel.documents.map(({ kind, key, json }, position) => ({
    hoster_id,
    kind,
    document_key: key,
    position,
    json,
  }));
  const files = hotel.files.map((file, position) => ({
    hoster_id,
    name: file.name,
    media_type: file.mediaType,
    position,
    bytes: file.bytes,
  }));
  for (const rows of chunks(documents)) await transaction.insertInto('hotel_document').values(rows).execute();
  for (const rows of chunks(files)) await transaction.insertInto('hotel_file').values(rows).execute();
}

function chunks<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_INSERT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  );
}

/** pg answers Node buffers; the port promises plain bytes. */
function toFile({ name, mediaType, bytes }: StoredFile): StoredFile {
  return { name, mediaType, bytes: new Uint8Array(bytes) };
}
