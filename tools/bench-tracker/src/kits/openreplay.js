import Tracker from '@openreplay/tracker';

const tracker = new Tracker({
  projectKey: 'bench',
  ingestPoint: `${location.origin}/ingest`,
  __DISABLE_SECURE_MODE: true,
  defaultInputMode: 0,
});
globalThis.kit = {
  start: () => tracker.start(),
  finish: () => tracker.stop(),
};
