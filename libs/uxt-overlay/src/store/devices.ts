import type { UxtIngest } from '../model/ingest';
import { recordMedia, uploadVideo, type MediaRecording } from '../model/media';
import type { TestStore } from './testStore';

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
  return {
    hasVideo: () => recording !== undefined || video !== undefined,
    /** Asks the participant, where the test wants a device. */
    async ask() {
      if (!mic && !camera) return;
      recording = await recordMedia({ mic, camera }, () =>
        store.change((state) => void (state.devices = 'lost')),
      );
      store.change((state) => void (state.devices = recording ? 'recording' : 'refused'));
    },
    /** Ends the recording and uploads it. After a failure it can be called again. */
    async send() {
      video ??= await recording?.finish();
      recording = undefined;
      store.change((state) => void (state.devices = 'none'));
      if (!video) return;
      const bearer = token();
      if (bearer === undefined) throw new Error('There is no session');
      const url = await ingest.uploadUrl(bearer);
      await uploadVideo(url, video, (part) => store.change((state) => void (state.progress = part)));
      video = undefined;
    },
    discard() {
      recording?.discard();
      recording = undefined;
      video = undefined;
    },
  };
}
