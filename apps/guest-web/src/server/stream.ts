import type { ReactNode } from 'react';
import { PassThrough, type Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { FlushSink } from './flushes';

export interface StreamOptions {
  nonce: string;
  signal: AbortSignal;
  /** What stands before the shell's HTML; it is given the shell's styles. */
  start: (styleTags: string) => string;
  /** What stands right after the shell's HTML. */
  afterShell: () => string;
  /** What each later piece of HTML needs before it: data that came late. */
  beforeLate: () => string;
  /** Asked when all is rendered. */
  end: () => string;
  onError: (cause: unknown) => void;
}

/** styled-components' sheet as far as streaming needs it; private there, so the version is pinned and tested. */
interface StreamableSheet extends ServerStyleSheet {
  _emitSheetCSS: () => string;
  instance: ServerStyleSheet['instance'] & { clearTag: () => void };
}

/** Renders a tree as a stream of HTML: the shell first, late parts as they come, each behind its own styles. */
export function streamHtml(tree: ReactNode, options: StreamOptions): Promise<Readable> {
  const sheet = new ServerStyleSheet({ nonce: options.nonce }) as StreamableSheet;
  const output = new PassThrough({ highWaterMark: 1_048_576 });
  let isShellSent = false;

  const takeStyles = () => {
    const css = sheet._emitSheetCSS();
    sheet.instance.clearTag();
    return css;
  };

  const sink = new FlushSink(
    (html) => {
      if (isShellSent) {
        output.write(takeStyles() + options.beforeLate() + html);
      } else {
        isShellSent = true;
        output.write(options.start(takeStyles()) + html + options.afterShell());
      }
    },
    () => {
      output.end(options.end());
      sheet.seal();
    },
    (cause) => output.destroy(cause),
  );

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(sheet.collectStyles(tree), {
      nonce: options.nonce,
      // What is ready belongs to the shell, however large: content must not wait for a script to reveal it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        pipe(sink);
        resolve(output);
      },
      onShellError(cause) {
        sheet.seal();
        reject(cause instanceof Error ? cause : new Error(String(cause)));
      },
      onError: options.onError,
    });
    const stop = () => abort(new Error('The reader went away'));
    if (options.signal.aborted) stop();
    else options.signal.addEventListener('abort', stop, { once: true });
    output.once('close', () => options.signal.removeEventListener('abort', stop));
  });
}
