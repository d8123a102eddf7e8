import { createTracker } from '@guest/tracker';

const tracker = createTracker({
  ingestPoint: '/ingest',
  projectKey: 'bench',
  isInsecureAllowed: true,
  defaultInputMode: 'plain',
});
globalThis.kit = {
  start: () => tracker.start(),
  finish: () => tracker.stop(),
};
