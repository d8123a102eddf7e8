import { MAX_VIDEO_BYTES } from '@guest/api-contract';

/** Best first; the last is what Safari before 18.4 has. */
const TYPES = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'];
const CHUNK_MS = 1_000;
const VIDEO_BITS_PER_SECOND = 400_000;
const AUDIO_BITS_PER_SECOND = 48_000;
/** The rest of the last second still fits. */
const FULL_BYTES = MAX_VIDEO_BYTES - 2_000_000;
const VIDEO = { width: 1_280, height: 720, frameRate: { ideal: 30 } };

export interface Wanted {
  mic: boolean;
  camera: boolean;
}

/** A recording of the participant's camera and microphone. Its bytes stay in memory until they are uploaded. */
export interface MediaRecording {
  /** The camera films; else only the microphone records. */
  hasPicture: boolean;
  /** Ends it and gives what was recorded; undefined: nothing. The devices are off then. */
  finish: () => Promise<Blob | undefined>;
  /** Ends it and forgets what was recorded. */
  discard: () => void;
}

/**
 * Asks for the devices and records them. Undefined where the participant or the browser refuses. `onLost`: a device was
 * unplugged or the recording is full; what was recorded until then is kept.
 */
export async function recordMedia(
  { mic, camera }: Wanted,
  onLost: () => void,
): Promise<MediaRecording | undefined> {
  const type = TYPES.find((one) => globalThis.MediaRecorder?.isTypeSupported(one));
  if (type === undefined || !navigator.mediaDevices) return undefined;
  const ask = (video: boolean, audio: boolean) =>
    video || audio
      ? navigator.mediaDevices.getUserMedia({ video: video && VIDEO, audio }).catch(() => undefined)
      : undefined;
  // One of them may be missing or blocked: then the other one records alone.
  const stream =
    (await ask(camera, mic)) ??
    (camera && mic ? ((await ask(true, false)) ?? (await ask(false, true))) : undefined);
  if (!stream) return undefined;
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: VIDEO_BITS_PER_SECOND,
    audioBitsPerSecond: AUDIO_BITS_PER_SECOND,
  });
  let chunks: Blob[] = [];
  let bytes = 0;
  let isOver = false;
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  const lose = () => {
    if (isOver) return;
    isOver = true;
    end();
    onLost();
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    chunks.push(data);
    bytes += data.size;
    if (bytes > FULL_BYTES) lose();
  });
  for (const track of stream.getTracks()) track.addEventListener('ended', lose);
  recorder.start(CHUNK_MS);

  return {
    hasPicture: stream.getVideoTracks().length > 0,
    async finish() {
      isOver = true;
      end();
      await ended;
      return bytes > 0 ? new Blob(chunks, { type: type.split(';')[0] }) : undefined;
    },
    discard() {
      isOver = true;
      end();
      // The recorder gives its last chunk after it was stopped.
      void ended.then(() => (chunks = []));
      chunks = [];
    },
  };
}

/** Puts a video where it belongs. Rejects where it was refused or the network failed. `onProgress`: from 0 to 1. */
export function uploadVideo(url: string, video: Blob, onProgress: (part: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    // `fetch` tells nothing about the progress of an upload.
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', video.type);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`Upload: status ${request.status}`)),
    );
    request.addEventListener('error', () => reject(new Error('Upload: no answer')));
    request.send(video);
  });
}
