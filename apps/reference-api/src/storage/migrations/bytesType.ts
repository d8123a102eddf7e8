/** The one column type that the databases call differently. */
export type BytesType = 'blob' | 'bytea';
