import type { ReactNode } from 'react';
import { PassThrough, type Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { FlushSink } from './flushes';

export interface StreamOptions {
  nonce: string;
  signal: AbortSignal;
  /** Returns what precedes the shell's HTML, given the shell's styles. */
  start: (styleTags: string) => string;
  /** Returns what follows the shell's HTML. */
  afterShell: () => string;
  /** Returns the late data that precedes each later piece of HTML. */
  beforeLate: () => string;
  /** Called when everything is rendered. */
  end: () => string;
  onError: (cause: unknown) => void;
}

/** The part of styled-components' sheet that streaming uses; it is private, so the version is pinned and tested. */
interface StreamableSheet extends ServerStyleSheet {
  _emitSheetCSS: () => string;
  instance: ServerStyleSheet['instance'] & { clearTag: () => void };
}

/** Renders a tree as a stream of HTML: the shell first, then late parts, each after its own styles. */
export function streamHtml(tree: ReactNode, options: StreamOptions): Promise<Readable> {
  const sheet = new ServerStyleSheet({ nonce: options.nonce }) as StreamableSheet;
  const output = new PassThrough({ highWaterMark: 1_048_576 });
  let isShellSent = false;

  const takeStyles = () => {
    const css = sheet._emitSheetCSS();
    sheet.instance.clearTag();
    return css;
  };

  const sink = new FlushSink((html) => {
    if (isShellSent) output.write(takeStyles() + options.beforeLate() + html);
    else output.write(options.start(takeStyles()) + html + options.afterShell());
    isShellSent = true;
  });
  sink.on('error', (cause) => output.destroy(cause));
  sink.on('finish', () => {
    output.end(options.end());
    sheet.seal();
  });

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(sheet.collectStyles(tree), {
      nonce: options.nonce,
      // Ready content is part of the shell, however large: it must not wait for a script to reveal it.
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
