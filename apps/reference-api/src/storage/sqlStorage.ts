import type { Storage } from '@guest/reference-backend';
import { createCheckedIn } from './checkedIn';
import { findCustomer } from './customers';
import { createDocuments } from './documents';
import { createHotels } from './hotels';
import { createKnownCustomers } from './knownCustomers';
import { createOrders } from './orders';
import { createRevisionReader } from './revisionReader';
import type { SqlDatabase } from './sqlDatabase';
import { createSubmissions } from './submissions';
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
  const submissions = createSubmissions(database);
  const customers = createKnownCustomers(database);
  const revisions = createRevisionReader(database, revisionMaxAgeMs);

  const storage: Storage = {
    ...hotels,
    ...createOrders(database),
    ...createDocuments(database),
    ...createCheckedIn(database),
    revision: revisions.revision,
    importHotel: async (hotel) => {
      await hotels.importHotel(hotel);
      revisions.forget();
    },
    deleteHotel: async (slug) => {
      const isDeleted = await hotels.deleteHotel(slug);
      revisions.forget();
      return isDeleted;
    },
    submit: async (submission) => {
      const outcome = await submissions.submit(submission);
      if (submission.kind === 'customer' && outcome.outcome !== 'keyReused') {
        customers.add(submission.hosterId, outcome.id);
      }
      return outcome;
    },
    hasCustomer: customers.has,
    findSubmission: submissions.findSubmission,
    findCustomer: (hosterId, id) => findCustomer(database, hosterId, id),
    ping: async () => {
      // A row of a table: a file that cannot be read any more still answers `select 1`.
      await database.read.selectFrom('hotel_revision').select('revision').executeTakeFirstOrThrow();
    },
    close: async () => {
      await submissions.drain();
      await database.write.destroy();
      if (database.read !== database.write) await database.read.destroy();
    },
  };
  return tellUnavailable(storage, database.failureOf);
}
