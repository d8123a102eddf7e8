/** Calls of the ingest besides the start, batches and pictures. Failures are told, and give undefined. */
export interface Ingest {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
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
  };
}
