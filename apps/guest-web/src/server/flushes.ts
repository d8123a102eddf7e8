import { Writable } from 'node:stream';

/**
 * Gathers what React writes and hands it on flush by flush. React splits its output anywhere when a reader is slow,
 * in the middle of a tag or a text; a sink that never pushes back gets every flush whole, so that styles and data
 * may be put between two of them (reference/rendering, trap 4).
 */
export class FlushSink extends Writable {
  #parts: Uint8Array[] = [];
  readonly #onFlush: (html: string) => void;

  constructor(onFlush: (html: string) => void, onEnd: () => void, onFail: (cause: Error) => void) {
    super();
    this.#onFlush = onFlush;
    this.on('finish', () => {
      this.flush();
      onEnd();
    });
    this.on('error', onFail);
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#parts.push(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array));
    const done = rest.find((one) => typeof one === 'function') as (() => void) | undefined;
    done?.();
    return true;
  }

  /** React calls it at the end of each flush (as it does on a compressing stream). */
  flush(): void {
    if (this.#parts.length === 0) return;
    const html = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#onFlush(html);
  }
}
