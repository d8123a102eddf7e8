/** What an element is found by: its role and accessible name, as a screen reader says them. */
export interface Target {
  role: string;
  name: string | RegExp;
  /** The group or dialog that it lies in. */
  within?: Target;
}

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One tab of a browser. The adapters do no waiting: `Visitor` does. */
export interface Tab {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page, and awaits it. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the element that the expression gives, with the browser's own pointer. */
  click(element: string): Promise<void>;
  /** Types into the element that the expression gives, with the browser's own keys. */
  type(element: string, text: string): Promise<void>;
  /** Chooses a file in the file field that the expression gives. */
  upload(element: string, file: string): Promise<void>;
  /** Presses the pointer at the first point, and moves it through the others. */
  draw(points: readonly (readonly [x: number, y: number])[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors and warnings of the console, and uncaught errors. */
  complaints(): Promise<string[]>;
}

export interface Window {
  width: number;
  height: number;
}

/** A browser: `open` gives a tab with no data of another. */
export interface Engine {
  open(window: Window): Promise<Tab & { close: () => Promise<void> }>;
  stop(): Promise<void>;
}
