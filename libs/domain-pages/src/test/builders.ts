import * as v from 'valibot';
import { DirectoryEntry } from '@guest/api-contract';

/** An entry of the room directory; say only what matters. */
export function aDirectoryEntry(rest: Partial<v.InferInput<typeof DirectoryEntry>> = {}): DirectoryEntry {
  return v.parse(DirectoryEntry, { _id: 'entry', title: 'Entrée', ...rest });
}
