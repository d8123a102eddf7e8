import type { UxtIngest } from '../model/ingest';
import { recordMedia, uploadVideo, type MediaRecording } from '../model/media';
import type { Devices, TestStore } from './testStore';

interface DeviceOptions {
  store: TestStore;
  ingest: Pick<UxtIngest, 'uploadUrl'>;
  token: () => string | undefined;
}

/** Camera and microphone of one test, and the video that comes of them. */
export function createDevices({ store, ingest, token }: DeviceOptions) {
  const { reqMic: mic, reqCamera: camera } = store.getState().test;
  let recording: MediaRecording | undefined;
  let video: Blob | undefined;
  let isOver = false;
  const tell = (devices: Devices) => store.change((state) => void (state.devices = devices));
  return {
    hasVideo: () => recording !== undefined || video !== undefined,
    /** Asks the participant, where the test wants a device. */
    async ask() {
      if ((!mic && !camera) || isOver) return;
      const begun = await recordMedia({ mic, camera }, () => tell('lost'));
      // The test may have ended while the browser's question was open.
      if (isOver) return begun?.discard();
      recording = begun;
      tell(begun ? (begun.hasPicture ? 'filming' : 'listening') : 'refused');
    },
    /** After a reload: the browser's question comes when the participant asks for it. */
    pause() {
      if (mic || camera) tell('paused');
    },
    /** Ends the recording and uploads it. After a failure it can be called again. */
    async send() {
      isOver = true;
      video ??= await recording?.finish();
      recording = undefined;
      tell('none');
      if (!video) return;
      const bearer = token();
      if (bearer === undefined) throw new Error('There is no session');
      const url = await ingest.uploadUrl(bearer);
      await uploadVideo(url, video, (part) => store.change((state) => void (state.progress = part)));
      video = undefined;
    },
    discard() {
      isOver = true;
      recording?.discard();
      recording = undefined;
      video = undefined;
      tell('none');
    },
  };
}
