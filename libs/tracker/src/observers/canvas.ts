import { messages, type MessageWriter } from '@guest/recording-codec';

const START_WAIT_MS = 250;
const IMAGES_PER_UPLOAD = 10;
const QUALITIES = { low: 0.35, medium: 0.55, high: 0.8 } as const;
const UNAUTHORIZED = 401;

interface CanvasOptions {
  quality: keyof typeof QUALITIES;
  /** Images per second. */
  fps: number;
  write: MessageWriter['write'];
  now: () => number;
  /** The number of a canvas that may be recorded. */
  idOf: (canvas: HTMLCanvasElement) => number | undefined;
  ingestPoint: string;
  token: string;
  /** The token is no longer valid. */
  onUnauthorized: () => void;
}

interface Watched {
  id: number;
  startedAt: number;
  isVisible: boolean;
}

interface Picture {
  name: string;
  blob: Blob;
}

/** Gives the status of the answer. Pictures that do not arrive are lost; the recording goes on. */
async function upload(
  pictures: readonly Picture[],
  { ingestPoint, token }: CanvasOptions,
): Promise<number | undefined> {
  const body = new FormData();
  for (const { name, blob } of pictures) body.append('snapshot', blob, name);
  const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body };
  const answer = await fetch(`${ingestPoint}/v1/web/images`, init).catch(() => undefined);
  return answer?.status;
}

/** Takes pictures of canvases in view and uploads them by tens. Signatures are hidden, so they have no number. */
export function recordCanvases(options: CanvasOptions): () => void {
  const { quality, fps, write, now, idOf, onUnauthorized } = options;
  const watched = new Map<HTMLCanvasElement, Watched>();
  let images: Picture[] = [];
  let isStopped = false;

  const stop = () => {
    isStopped = true;
    images = [];
    watched.clear();
    clearTimeout(timer);
    clearInterval(interval);
    observer.disconnect();
  };

  const send = async () => {
    const status = await upload(images.splice(0, IMAGES_PER_UPLOAD), options);
    if (status !== UNAUTHORIZED || isStopped) return;
    stop();
    onUnauthorized();
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const canvas = watched.get(target as HTMLCanvasElement);
      if (canvas) canvas.isVisible = isIntersecting;
    }
  });

  const find = () => {
    for (const canvas of document.querySelectorAll('canvas')) {
      const id = idOf(canvas);
      if (id === undefined || watched.get(canvas)?.id === id) continue;
      const startedAt = now();
      watched.set(canvas, { id, startedAt, isVisible: false });
      write(messages.CanvasNode, String(id), startedAt);
      // A canvas that is observed already would give no news of being in view.
      observer.unobserve(canvas);
      observer.observe(canvas);
    }
  };

  const forget = () => {
    for (const canvas of watched.keys()) {
      if (canvas.isConnected) continue;
      watched.delete(canvas);
      observer.unobserve(canvas);
    }
  };

  const take = () => {
    forget();
    find();
    for (const [canvas, { id, startedAt, isVisible }] of watched) {
      if (!isVisible || idOf(canvas) !== id) continue;
      const name = `${startedAt}_${id}_${now()}.webp`;
      try {
        canvas.toBlob(
          (blob) => {
            if (!blob || isStopped) return;
            images.push({ name, blob });
            if (images.length >= IMAGES_PER_UPLOAD) void send();
          },
          'image/webp',
          QUALITIES[quality],
        );
      } catch {
        // It shows a picture of another origin, so the browser gives no copy.
      }
    }
  };

  let interval: ReturnType<typeof setInterval> | undefined;
  const timer = setTimeout(() => {
    find();
    interval = setInterval(take, 1_000 / Math.max(fps, 0.1));
  }, START_WAIT_MS);
  return stop;
}
