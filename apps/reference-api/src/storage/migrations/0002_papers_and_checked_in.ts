import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Until when identity papers are kept, and which reservations have been checked in since they were imported. */
export function papersAndCheckedIn(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('document_stay')
        .addColumn('document_id', 'text', (column) =>
          column.primaryKey().references('submission.id').onDelete('cascade'),
        )
        .addColumn('departure_day', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('submission_kind')
        .on('submission')
        .columns(['kind', 'created_at'])
        .execute();
      await db.schema
        .createTable('reservation_checkin')
        .addColumn('hoster_id', 'text', (column) => column.notNull())
        .addColumn('reservation_id', 'text', (column) => column.notNull())
        .addColumn('checkin_id', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('reservation_checkin_pk', ['hoster_id', 'reservation_id'])
        .execute();
    },
  };
}
