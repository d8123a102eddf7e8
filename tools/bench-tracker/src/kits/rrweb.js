import { record } from 'rrweb';

const events = [];
let stop;
globalThis.kit = {
  start() {
    stop = record({ emit: (event) => events.push(event), sampling: { mousemove: 240, scroll: 180 } });
    return Promise.resolve();
  },
  // It sends nothing by itself: what an app would send as JSON.
  async finish() {
    stop();
    await fetch('/ingest/events', { method: 'POST', body: JSON.stringify(events) });
  },
};
