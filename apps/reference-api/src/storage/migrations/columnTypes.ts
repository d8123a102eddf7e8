/** The few column types that the databases call differently. */
export interface ColumnTypes {
  bytes: 'blob' | 'bytea';
}
