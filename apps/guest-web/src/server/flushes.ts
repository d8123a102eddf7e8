import { Writable } from 'node:stream';

/**
 * Gathers what React writes and hands it on flush by flush. React splits its output anywhere when a reader is slow, in
 * the middle of a tag or a text; this sink never pushes back, so every flush comes whole, and styles and data may be
 * put between two of them.
 */
export class FlushSink extends Writable {
  #parts: Buffer[] = [];
  readonly #onFlush: (html: string) => void;

  constructor(onFlush: (html: string) => void) {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
    this.#onFlush = onFlush;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#parts.push(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    done();
  }

  /** React calls it at the end of each flush (as it does on a compressing stream). */
  flush(): void {
    if (this.#parts.length === 0) return;
    const html = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#onFlush(html);
  }
}
