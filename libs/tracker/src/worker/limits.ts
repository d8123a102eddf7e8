export const MAX_BATCH_BYTES = 200_000;
/** A message that fits into no batch travels alone, up to this size. A server may allow another one. */
export const DEFAULT_BEACON_BYTES = 1_000_000;
/** Larger bodies are compressed. A server may say otherwise. */
export const COMPRESSION_THRESHOLD_BYTES = 24_000;
export const FLUSH_INTERVAL_MS = 30_000;
/** A page that was hidden for this long begins another session. */
export const HIDDEN_LIMIT_MS = 1_800_000;
/** A failed batch is sent again this often. */
export const MAX_ATTEMPTS = 10;
/** The same after a stop: the worker ends soon. */
export const STOP_ATTEMPTS = 2;
export const RETRY_MS = 250;
/** Browsers refuse requests that outlive the page above this sum. */
export const KEEPALIVE_BYTES = 65_536;
/** A batch of this size does not wait for its time. */
export const EARLY_FLUSH_BYTES = 32_000;
/** What waits for the server. */
export const MAX_QUEUE_BYTES = 5_000_000;
/** At most one flush past the queue in this time. */
export const HIDE_FLUSH_MS = 500;
