import type { Storage } from '@guest/reference-backend';
import { sql } from 'kysely';
import { findCustomer } from './customers';
import { createHotels } from './hotels';
import { createKnownCustomers } from './knownCustomers';
import { createOrders } from './orders';
import { createRevisionReader } from './revisionReader';
import type { SqlDatabase } from './sqlDatabase';
import { createSubmissions } from './submissions';

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

  return {
    ...hotels,
    ...createOrders(database),
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
      await sql`select 1`.execute(database.read);
    },
    close: async () => {
      await submissions.drain();
      await database.write.destroy();
      if (database.read !== database.write) await database.read.destroy();
    },
  };
}
