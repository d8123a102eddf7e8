import { messages } from '@guest/recording-codec';
import { withoutEmails } from '../privacy/text';
import { listen, together } from '../base/browser';
import type { Observer, Recording } from './recording';

interface Frame {
  functionName: string;
  fileName: string;
  lineNumber: number;
  columnNumber: number;
  source: string;
}

/** `at name (file:line:column)` of Chromium, `name@file:line:column` of Firefox and Safari. */
const FRAME = /^\s*(?:at\s+)?(?:(.*?)[@(\s]\(?)?((?:https?|file|blob):\S+?):(\d+):(\d+)\)?\s*$/u;

function framesOf(stack: string | undefined): Frame[] {
  return (stack ?? '').split('\n').flatMap((source) => {
    const [, functionName = '', fileName, line, column] = FRAME.exec(source) ?? [];
    if (fileName === undefined) return [];
    const place = { lineNumber: Number(line), columnNumber: Number(column) };
    return [{ functionName: functionName.trim(), fileName, ...place, source: source.trim() }];
  });
}

/** An error of a frame is no instance of this window's class. */
const isError = (cause: unknown): cause is Error =>
  cause instanceof Error || Object.prototype.toString.call(cause) === '[object Error]';

/** Records an error, or what was thrown instead of one. */
export function writeException(
  { write }: Pick<Recording, 'write'>,
  cause: unknown,
  isRejection = false,
): void {
  const tell = (name: string, message: string, frames: readonly Frame[]) =>
    write(messages.JSException, name, withoutEmails(message), withoutEmails(JSON.stringify(frames)), '{}');
  if (isError(cause)) return void tell(cause.name, cause.message, framesOf(cause.stack));
  if (!isRejection) {
    const text = String(cause);
    const [name = ''] = text.split(':');
    return void tell(name, text, []);
  }
  let text: string | undefined;
  try {
    text = JSON.stringify(cause);
  } catch {
    // A value that has no JSON.
  }
  tell('Unhandled Promise Rejection', text ?? String(cause), []);
}

export const observeExceptions: Observer = (recording, view) => {
  return together([
    listen(view, ['error'], (event: ErrorEvent) => {
      // A file that does not load is an event of its element.
      if ('message' in event) writeException(recording, event.error ?? event.message);
    }),
    listen<PromiseRejectionEvent>(view, ['unhandledrejection'], ({ reason }) =>
      writeException(recording, reason, true),
    ),
  ]);
};
