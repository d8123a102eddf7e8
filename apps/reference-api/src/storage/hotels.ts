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

const summaryColumns = ['hosterId', 'slug', 'name'] as const;
const fileColumns = ['hotel_file.name', 'mediaType', 'bytes'] as const;

/** Hotels, their documents and files. */
export function createHotels({ read, write, lock, inTurn }: SqlDatabase) {
  async function importHotel(hotel: HotelRecord): Promise<void> {
    await inTurn(() =>
      write.transaction().execute(async (transaction) => {
        await grow(transaction);
        await lock(transaction, 'hotels');
        const holder = await bySlug(transaction, hotel.slug);
        if (holder && holder.hosterId !== hotel.hosterId) throw slugTaken(hotel.slug);
        await transaction.deleteFrom('hotel').where('hosterId', '=', hotel.hosterId).execute();
        await insertHotel(transaction, hotel);
      }),
    );
  }

  async function exportHotel(slug: string): Promise<HotelRecord | undefined> {
    return read
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => readHotel(transaction, slug));
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
            .returning('hosterId')
            .execute();
          return deleted.length > 0;
        }),
      );
    },
    listHotels: (): Promise<HotelSummary[]> =>
      read.selectFrom('hotel').select(summaryColumns).orderBy('slug').execute(),
    findHotel: (slug: string): Promise<HotelSummary | undefined> => bySlug(read, slug),
    async getDocument(hosterId: string, kind: DocumentKind, key = ''): Promise<string | undefined> {
      const row = await read
        .selectFrom('hotel_document')
        .select('json')
        .where('hosterId', '=', hosterId)
        .where('kind', '=', kind)
        .where('documentKey', '=', key)
        .executeTakeFirst();
      return row?.json;
    },
    async getDocuments(hosterId: string, kind: ListKind): Promise<string[]> {
      const rows = await read
        .selectFrom('hotel_document')
        .select('json')
        .where('hosterId', '=', hosterId)
        .where('kind', '=', kind)
        .orderBy('position')
        .execute();
      return rows.map((row) => row.json);
    },
    async getFile(slug: string, name: string): Promise<StoredFile | undefined> {
      const row = await read
        .selectFrom('hotel_file')
        .innerJoin('hotel', 'hotel.hosterId', 'hotel_file.hosterId')
        .select(fileColumns)
        .where('slug', '=', slug.toLowerCase())
        .where('hotel_file.name', '=', name)
        .executeTakeFirst();
      return row && toFile(row);
    },
  };
}

function bySlug(db: Kysely<Database>, slug: string) {
  return db
    .selectFrom('hotel')
    .select(summaryColumns)
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst();
}

/** A hotel with its documents and files. */
async function readHotel(transaction: Transaction<Database>, slug: string): Promise<HotelRecord | undefined> {
  const hotel = await bySlug(transaction, slug);
  if (!hotel) return undefined;
  const documents = await transaction
    .selectFrom('hotel_document')
    .select(['kind', 'documentKey as key', 'json'])
    .where('hosterId', '=', hotel.hosterId)
    .orderBy('position')
    .execute();
  const files = await transaction
    .selectFrom('hotel_file')
    .select(fileColumns)
    .where('hosterId', '=', hotel.hosterId)
    .orderBy('position')
    .execute();
  return { ...hotel, documents, files: files.map(toFile) };
}

/** Raises the revision, which makes every process clear its cached hotels. */
function grow(transaction: Transaction<Database>) {
  return transaction
    .updateTable('hotel_revision')
    .set({ revision: sql<number>`revision + 1` })
    .where('id', '=', 1)
    .execute();
}

async function insertHotel(transaction: Transaction<Database>, hotel: HotelRecord): Promise<void> {
  const { hosterId, slug, name, documents, files } = hotel;
  await transaction.insertInto('hotel').values({ hosterId, slug, name }).execute();
  for (const [position, { kind, key, json }] of documents.entries()) {
    const row = { hosterId, kind, documentKey: key, position, json };
    await transaction.insertInto('hotel_document').values(row).execute();
  }
  for (const [position, file] of files.entries())
    await transaction
      .insertInto('hotel_file')
      .values({ hosterId, position, ...file })
      .execute();
}

/** pg answers Node buffers; the port promises plain bytes. */
function toFile(file: StoredFile): StoredFile {
  return { ...file, bytes: new Uint8Array(file.bytes) };
}
