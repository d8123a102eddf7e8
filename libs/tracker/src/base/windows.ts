/** The page's window, or that of a frame. */
export type View = Window & typeof globalThis;

/** Watches something in a window; returns what ends it. */
export type Watch = (view: View) => () => void;

/** Watches a document, or a shadow root; returns what ends it. */
export type WatchEvents = (place: { document: Document | ShadowRoot }) => () => void;
