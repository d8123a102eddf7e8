import type { CheckinRequest } from '@guest/api-contract';
import type { FieldError } from '../http/problem';
import type { Storage } from '../storage/storage';

/** Every paper must be uploaded to this hotel and belong to a person of this check-in. */
export async function checkDocuments(
  { hosterId, documents, personCount }: CheckinRequest,
  storage: Storage,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [index, { id, occupantIndex }] of documents.entries()) {
    const document = await storage.findDocument(id);
    // A paper of another hotel counts as unknown.
    if (document?.hosterId !== hosterId)
      errors.push({ pointer: `/documents/${index}/id`, detail: 'names a paper that is not known here' });
    if (occupantIndex >= personCount)
      errors.push({ pointer: `/documents/${index}/occupantIndex`, detail: 'is nobody who checks in' });
  }
  return errors;
}
