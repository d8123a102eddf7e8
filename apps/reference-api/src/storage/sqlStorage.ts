import type { Storage } from '@guest/reference-backend';
import { createCheckedIn } from './checkedIn';
import { createCustomers } from './customers';
import { createDocuments } from './documents';
import { createEndings } from './endings';
import { createHotels } from './hotels';
import { createOrders } from './orders';
import { createPayments } from './payments';
import { createRecordings } from './recordings';
import { createRevisionReader } from './revisionReader';
import type { SqlDatabase } from './sqlDatabase';
import { createSubmissions } from './submissions';
import { createUsabilityTests } from './usabilityTests';
import { tellUnavailable } from './unavailable';

export interface SqlStorageOptions {
  /** How old the known revision of the hotels may be; tests set 0. */
  revisionMaxAgeMs?: number;
}

/** The storage port on SQL: the same queries on SQLite and PostgreSQL. */
export function createSqlStorage(
  database: SqlDatabase,
  { revisionMaxAgeMs }: SqlStorageOptions = {},
): Storage {
  const hotels = createHotels(database);
  const customers = createCustomers(database);
  const submissions = createSubmissions(database, customers.store);
  const revisions = createRevisionReader(database, revisionMaxAgeMs);

  const storage: Storage = {
    ...hotels,
    ...createOrders(database),
    ...createPayments(database),
    ...createDocuments(database),
    ...createCheckedIn(database),
    ...createEndings(database),
    ...createRecordings(database),
    ...createUsabilityTests(database),
    revision: revisions.revision,
    importHotel: async (hotel) => {
      await hotels.importHotel(hotel);
      revisions.clear();
    },
    deleteHotel: async (slug) => {
      const isDeleted = await hotels.deleteHotel(slug);
      revisions.clear();
      return isDeleted;
    },
    submit: async (submission) => {
      const outcome = await submissions.submit(submission);
      if (submission.kind === 'customer' && outcome.outcome !== 'keyReused') {
        customers.remember(submission.hosterId, outcome.id);
      }
      return outcome;
    },
    hasCustomer: customers.hasCustomer,
    findSubmission: submissions.findSubmission,
    findCustomer: customers.findCustomer,
    listCustomers: customers.listCustomers,
    ping: async () => {
      // Reads a row: a database whose file became unreadable still answers `select 1`.
      await database.read.selectFrom('hotel_revision').select('revision').executeTakeFirstOrThrow();
      // Writes it as it is: a full disk can still be read.
      await database.inTurn(() =>
        database.write
          .updateTable('hotel_revision')
          .set((row) => ({ revision: row.ref('revision') }))
          .execute(),
      );
    },
    close: async () => {
      await submissions.drain();
      await database.write.destroy();
      if (database.read !== database.write) await database.read.destroy();
    },
  };
  return tellUnavailable(storage, database.failureOf);
}
