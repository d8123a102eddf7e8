import type { Migration } from 'kysely/migration';
import type { ColumnTypes } from './columnTypes';
import { hotelsAndSubmissions } from './0001_hotels_and_submissions';
import { papersAndCheckedIn } from './0002_papers_and_checked_in';

/** Every migration by name, in order; what was released is never changed, only followed by another. */
export function migrationsFor(types: ColumnTypes): Record<string, Migration> {
  return {
    '0001_hotels_and_submissions': hotelsAndSubmissions(types),
    '0002_papers_and_checked_in': papersAndCheckedIn(),
  };
}
