import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { hotelsAndSubmissions } from './0001_hotels_and_submissions';
import { papersAndCheckedIn } from './0002_papers_and_checked_in';
import { whoChangedAnOrder } from './0003_who_changed_an_order';
import { payments } from './0004_payments';
import type { BytesType } from './bytesType';
import { recordings } from './0007_recordings';
import { usabilityTests } from './0008_usability_tests';
import { whenDataEnd } from './0006_when_data_end';
import { howAnOrderIsPaid } from './0005_how_an_order_is_paid';

const fromStatements = (statements: string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** Every migration by name, in order. A released migration is never changed. */
export function migrationsFor(bytesType: BytesType): Record<string, Migration> {
  return {
    '0001_hotels_and_submissions': fromStatements(hotelsAndSubmissions(bytesType)),
    '0002_papers_and_checked_in': fromStatements(papersAndCheckedIn),
    '0003_who_changed_an_order': fromStatements(whoChangedAnOrder),
    '0004_payments': fromStatements(payments),
    '0005_how_an_order_is_paid': fromStatements(howAnOrderIsPaid),
    '0006_when_data_end': fromStatements(whenDataEnd(bytesType)),
    '0007_recordings': fromStatements(recordings(bytesType)),
    '0008_usability_tests': fromStatements(usabilityTests),
  };
}
