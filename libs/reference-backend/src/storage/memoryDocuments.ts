import type { Storage, StoredDocument, Submission } from './storage';

interface MemoryDocuments {
  /** `key` is that of its submission. */
  add: (document: StoredDocument, key: string) => void;
  /** Keeps the papers that a check-in names until its departure. */
  claim: (submission: Submission) => void;
  storage: Pick<Storage, 'findDocument' | 'listExpiredDocuments' | 'removeDocuments'>;
}

/** Identity papers in memory, without their bytes. */
export function createMemoryDocuments(removeSubmission: (key: string) => void): MemoryDocuments {
  const documents = new Map<string, { document: StoredDocument; key: string }>();

  return {
    add: (document, key) => {
      documents.set(document.id, { document, key });
    },
    claim: (submission) => {
      if (!('papers' in submission) || !submission.papers) return;
      const { ids, departureDay } = submission.papers;
      for (const id of ids) {
        const known = documents.get(id);
        if (known) known.document.departureDay = departureDay;
      }
    },
    storage: {
      findDocument: async (id) => structuredClone(documents.get(id)?.document),
      listExpiredDocuments: async ({ departedBefore, unclaimedBefore }, limit) =>
        [...documents.values()]
          .map(({ document }) => document)
          .filter(({ departureDay, createdAt }) =>
            departureDay === null ? createdAt < unclaimedBefore : departureDay < departedBefore,
          )
          .slice(0, limit)
          .map((document) => structuredClone(document)),
      removeDocuments: async (ids) => {
        for (const id of ids) {
          removeSubmission(documents.get(id)?.key ?? '');
          documents.delete(id);
        }
      },
    },
  };
}
