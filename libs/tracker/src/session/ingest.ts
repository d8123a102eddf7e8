/** Calls of the ingest besides the start and the batches. Failures are told, and give undefined. */
export interface Ingest {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
  /** Returns the status; 0 without an answer. */
  upload: (path: string, form: FormData) => Promise<number>;
}

export function createIngest(
  ingestPoint: string,
  token: string,
  onProblem: (reason: string) => void,
): Ingest {
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    try {
      const answer = await fetch(`${ingestPoint}/v1/web/${path}`, {
        ...init,
        headers: { ...headers, ...init?.headers },
      });
      if (answer.ok) return await answer.json();
      onProblem(`${path}: status ${answer.status}`);
    } catch (cause) {
      onProblem(`${path}: ${String(cause)}`);
    }
    return undefined;
  };
  return {
    get: (path) => ask(path),
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async upload(path, form) {
      try {
        const { status } = await fetch(`${ingestPoint}/v1/web/${path}`, {
          method: 'POST',
          headers,
          body: form,
        });
        return status;
      } catch {
        return 0;
      }
    },
  };
}
