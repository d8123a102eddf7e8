/** Gzip by the browser; undefined where it has none (Safari before 16.4). */
const compressNatively =
  typeof CompressionStream === 'undefined'
    ? undefined
    : async (bytes: Uint8Array<ArrayBuffer>) => {
        // eslint-disable-next-line compat/compat -- fflate takes its place where it is missing
        const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
        return new Uint8Array(await new Response(stream).arrayBuffer());
      };

/** Gzips a batch in the worker. */
export async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (compressNatively) return compressNatively(bytes);
  const { gzipSync } = await import('fflate');
  return gzipSync(bytes) as Uint8Array<ArrayBuffer>;
}
