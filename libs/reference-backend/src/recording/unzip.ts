import { ProblemError } from '../http/problem';

/** A batch of a megabyte may be a gigabyte of zeros. */
const MAX_UNPACKED_BYTES = 20_000_000;

/** The bytes of a gzipped body. Throws `invalidRequest` for other bytes and for what grows too large. */
export async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.byteLength;
      if (length > MAX_UNPACKED_BYTES) {
        await reader.cancel();
        throw new ProblemError('bodyTooLarge');
      }
    }
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    throw new ProblemError('invalidRequest', { detail: 'The body is not gzip' });
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
