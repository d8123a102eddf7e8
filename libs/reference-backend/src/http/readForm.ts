/*
 * Reads forms in tests and stories. The platform's own parser, which the server uses, fails in a test with a document,
 * where the global `File` is not the platform's.
 */

/** The fields of a multipart form, files as blobs; undefined where it is none. */
export async function readForm(request: Request): Promise<Record<string, string | Blob> | undefined> {
  const boundary = /boundary="?([^";]+)"?/iu.exec(request.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  // One character per byte, so that positions in the text are positions in the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  const seam = `--${boundary}`;
  const fields: Record<string, string | Blob> = {};
  let at = text.indexOf(seam);
  while (at !== -1) {
    const start = at + seam.length;
    if (text.startsWith('--', start)) return fields;
    const next = text.indexOf(`\r\n${seam}`, start);
    const bodyAt = text.indexOf('\r\n\r\n', start);
    if (next === -1 || bodyAt === -1 || bodyAt > next) return undefined;
    const head = text.slice(start, bodyAt);
    const name = /name="([^"]*)"/iu.exec(head)?.[1] ?? '';
    const body = bytes.slice(bodyAt + 4, next);
    fields[name] = /filename=/iu.test(head) ? new Blob([body]) : new TextDecoder().decode(body);
    at = next + 2;
  }
  return undefined;
}
