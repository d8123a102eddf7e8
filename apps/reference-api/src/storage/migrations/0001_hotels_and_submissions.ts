import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes';

/** Hotels and their documents; customers, orders and the other submissions, each stored once per key. */
export function hotelsAndSubmissions({ bytes }: ColumnTypes): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('hotel')
        .addColumn('hoster_id', 'text', (column) => column.primaryKey())
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('hotel_document')
        .addColumn('hoster_id', 'text', (column) =>
          column.notNull().references('hotel.hoster_id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('document_key', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('json', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('hotel_document_pk', ['hoster_id', 'kind', 'document_key'])
        .execute();
      await db.schema
        .createTable('hotel_file')
        .addColumn('hoster_id', 'text', (column) =>
          column.notNull().references('hotel.hoster_id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('media_type', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('bytes', sql.raw(bytes), (column) => column.notNull())
        .addPrimaryKeyConstraint('hotel_file_pk', ['hoster_id', 'name'])
        .execute();
      await db.schema
        .createTable('hotel_revision')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .execute();
      await sql`insert into hotel_revision (id, revision) values (1, 0)`.execute(db);

      await db.schema
        .createTable('customer')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('hoster_id', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('json', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('customer_email').on('customer').columns(['hoster_id', 'email']).execute();

      await db.schema
        .createTable('customer_order')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('hoster_id', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('body_hash', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('customer_id', 'text', (column) => column.notNull().references('customer.id'))
        .addColumn('number', 'text', (column) => column.notNull())
        .addColumn('key_hash', 'text', (column) => column.notNull())
        .addColumn('product_id', 'text', (column) => column.notNull())
        .addColumn('product_name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('quantity', 'integer', (column) => column.notNull())
        .addColumn('room_number', 'text', (column) => column.notNull())
        .addColumn('order_details', 'text', (column) => column.notNull())
        .addColumn('delivery_date', 'text')
        .addColumn('sheets', 'text')
        .addColumn('total_cents', 'integer')
        .addColumn('status', 'text', (column) => column.notNull())
        .addUniqueConstraint('customer_order_key', ['hoster_id', 'idempotency_key'])
        .execute();
      await db.schema
        .createTable('order_status_change')
        .addColumn('order_id', 'text', (column) =>
          column.notNull().references('customer_order.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addPrimaryKeyConstraint('order_status_change_pk', ['order_id', 'position'])
        .execute();

      await db.schema
        .createTable('submission')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('hoster_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('idempotency_key', 'text', (column) => column.notNull())
        .addColumn('body_hash', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text', (column) => column.notNull())
        .addColumn('body', 'text')
        .addUniqueConstraint('submission_key', ['hoster_id', 'kind', 'idempotency_key'])
        .execute();
    },
  };
}
