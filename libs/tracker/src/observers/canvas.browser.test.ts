import { messages } from '@guest/recording-codec';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordCanvases } from './canvas';

const FPS = 20;
/** Longer than the start and several pictures take. */
const LONG_MS = 700;
const OUT_OF_VIEW = '5000px';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Options = Parameters<typeof recordCanvases>[0];

let ids: Map<HTMLCanvasElement, number>;
let stops: (() => void)[];
const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
const upload = vi.fn<typeof fetch>();
const onUnauthorized = vi.fn<() => void>();
/** The messages that were written. */
const write = vi.fn<(...message: unknown[]) => boolean>();

beforeEach(() => {
  ids = new Map();
  stops = [];
  for (const spy of [toBlob, upload, onUnauthorized, write]) spy.mockClear();
  upload.mockImplementation(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', upload);
});
afterEach(() => {
  for (const stop of stops) stop();
  for (const canvas of document.querySelectorAll('canvas')) canvas.remove();
  scrollTo(0, 0);
  vi.unstubAllGlobals();
});

/** A drawn canvas; without a number it may not be recorded. */
function aCanvas(id?: number, top = '0'): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 20;
  canvas.style.cssText = `position:absolute;left:0;top:${top}`;
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  if (id !== undefined) ids.set(canvas, id);
  document.body.append(canvas);
  return canvas;
}

function record(more: Partial<Options> = {}): () => void {
  let time = 1_000;
  const stop = recordCanvases({
    quality: 'medium',
    fps: FPS,
    write: write as Options['write'],
    now: () => (time += 1),
    idOf: (canvas) => ids.get(canvas),
    ingestPoint: 'https://ingest.example',
    token: 'the-token',
    onUnauthorized,
    ...more,
  });
  stops.push(stop);
  return stop;
}

const countOf = (canvas: HTMLCanvasElement) => toBlob.mock.contexts.filter((one) => one === canvas).length;
const begun = () => write.mock.calls.map(([, id, startedAt]) => [id, startedAt]);
const filesOf = (call: number) => {
  const body = upload.mock.calls[call]?.[1]?.body;
  return body instanceof FormData ? [...body] : [];
};

/** Waits until so many more pictures of a canvas were taken. */
async function taken(canvas: HTMLCanvasElement, more = 2): Promise<void> {
  const wanted = countOf(canvas) + more;
  await expect.poll(() => countOf(canvas), { timeout: 10_000 }).toBeGreaterThanOrEqual(wanted);
}

async function expectNone(canvas: HTMLCanvasElement): Promise<void> {
  const before = countOf(canvas);
  await pause(LONG_MS);
  expect(countOf(canvas)).toBe(before);
}

it('takes pictures of a canvas while it is in view', async () => {
  const canvas = aCanvas(7, OUT_OF_VIEW);
  record();
  await expectNone(canvas);
  canvas.scrollIntoView();
  await taken(canvas);
  scrollTo(0, 0);
  // The news of it comes with a frame, which may be late.
  await expect
    .poll(
      async () => {
        const before = countOf(canvas);
        await pause(LONG_MS);
        return countOf(canvas) - before;
      },
      { timeout: 10_000 },
    )
    .toBe(0);
  expect(begun()).toEqual([['7', expect.any(Number)]]);
});

it('finds a canvas that comes later', async () => {
  record();
  await pause(LONG_MS);
  const canvas = aCanvas(8);
  await taken(canvas);
  expect(write.mock.calls).toEqual([[messages.CanvasNode, '8', expect.any(Number)]]);
});

it('uploads pictures by tens, named by start, canvas and time', async () => {
  aCanvas(7);
  record();
  await expect.poll(() => upload.mock.calls.length, { timeout: 10_000 }).toBe(2);
  const [url, init] = upload.mock.calls[0] ?? [];
  expect(url).toBe('https://ingest.example/v1/web/images');
  expect(init).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer the-token' } });
  const startedAt = begun()[0]?.[1];
  const files = [...filesOf(0), ...filesOf(1)];
  expect([filesOf(0).length, filesOf(1).length]).toEqual([10, 10]);
  for (const [field, file] of files as [string, File][]) {
    expect(field).toBe('snapshot');
    expect(file.name).toMatch(new RegExp(`^${String(startedAt)}_7_\\d+\\.webp$`, 'u'));
    expect(file.type).toBe('image/webp');
    expect(file.size).toBeGreaterThan(0);
  }
  expect(new Set((files as [string, File][]).map(([, { name }]) => name)).size).toBe(20);
});

it.each([
  ['low', 0.35],
  ['medium', 0.55],
  ['high', 0.8],
] as const)('draws with %s quality', async (quality, number) => {
  const canvas = aCanvas(7);
  record({ quality });
  await taken(canvas, 1);
  expect(toBlob).toHaveBeenLastCalledWith(expect.any(Function), 'image/webp', number);
});

it('never takes a canvas that is hidden', async () => {
  const hidden = aCanvas();
  const other = aCanvas(7);
  record();
  await taken(other);
  expect(countOf(hidden)).toBe(0);
  // It is hidden while it is recorded.
  ids.delete(other);
  await expectNone(other);
  expect(begun()).toHaveLength(1);
});

it('takes a canvas again that is put back', async () => {
  const canvas = aCanvas(7);
  record();
  await taken(canvas);
  canvas.remove();
  await expectNone(canvas);
  ids.set(canvas, 9);
  document.body.append(canvas);
  await taken(canvas);
  expect(begun().map(([id]) => id)).toEqual(['7', '9']);
});

it('takes a canvas again that gets another number between two pictures', async () => {
  const canvas = aCanvas(7);
  record();
  await taken(canvas);
  canvas.remove();
  ids.set(canvas, 9);
  document.body.append(canvas);
  await taken(canvas);
  expect(begun().map(([id]) => id)).toEqual(['7', '9']);
});

it('goes on beside a canvas that gives no copy', async () => {
  const foreign = aCanvas(7);
  const other = aCanvas(8);
  foreign.toBlob = () => {
    throw new DOMException('The canvas is tainted', 'SecurityError');
  };
  record();
  await taken(other);
  expect(begun()).toHaveLength(2);
});

it('goes on after an upload that failed', async () => {
  upload.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  aCanvas(7);
  record();
  await expect.poll(() => upload.mock.calls.length, { timeout: 10_000 }).toBe(2);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('ends with a token that ended, and tells so once', async () => {
  // Several uploads are under way when the first answer comes.
  upload.mockImplementation(async () => {
    await pause(LONG_MS);
    return new Response(null, { status: 401 });
  });
  const canvases = [1, 2, 3, 4].map((id) => aCanvas(id));
  record();
  await expect.poll(() => onUnauthorized.mock.calls.length, { timeout: 10_000 }).toBe(1);
  const count = upload.mock.calls.length;
  expect(count).toBeGreaterThan(1);
  await Promise.all(canvases.map(expectNone));
  await pause(LONG_MS);
  expect(upload).toHaveBeenCalledTimes(count);
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

it('stops', async () => {
  const canvas = aCanvas(7);
  const stop = record();
  await taken(canvas);
  stop();
  await expectNone(canvas);
  expect(upload).not.toHaveBeenCalled();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('does nothing after a stop that comes before its start', async () => {
  const canvas = aCanvas(7);
  record()();
  await expectNone(canvas);
  expect(write).not.toHaveBeenCalled();
});
