import { messages } from '@guest/recording-codec';
import { isElement } from '../dom/isTracked';
import { labelOf } from '../privacy/labels';
import { Level } from '../privacy/levels';
import { selectorOf } from '../privacy/selector';
import { listen, throttled, together } from '../base/browser';
import type { View } from '../base/windows';
import type { Observer } from './recording';

const MOVE_PERIOD_MS = 240;
/** Positions of clicks are fractions of the document's size. */
const WHOLE = 10_000;
const CLICKABLE = 'button,a,li,select,tr,th,[onclick],[role="button"],[data-openreplay-label]';

/** The element that a press means; none for a label, whose field gets a click of its own. */
function clickTarget(target: Element): Element | undefined {
  if (target.closest('[data-openreplay-masked]')) return undefined;
  const outside = target.closest('svg:not(svg svg)') ?? target;
  const found = outside.closest(`label,input,${CLICKABLE}`);
  if (found?.tagName === 'LABEL') return undefined;
  return found ?? outside;
}

const ofWhole = (place: number, size: number) => (size > 0 ? Math.round((place / size) * WHOLE) : 0);

/** Where the corner of a frame's window lies in the page's. */
function cornerOf(view: View): { left: number; top: number } {
  let [left, top] = [0, 0];
  for (let inner: Window | null = view; inner && inner !== window; inner = inner.parent) {
    const frame = inner.frameElement;
    const box = frame?.getBoundingClientRect();
    left += (box?.left ?? 0) + (frame?.clientLeft ?? 0);
    top += (box?.top ?? 0) + (frame?.clientTop ?? 0);
  }
  return { left, top };
}

/** Where the pointer is, and what it presses. */
export const observeMouse: Observer = (recording, view) => {
  const { write, outbox, tree } = recording;
  let position: [x: number, y: number] | undefined;
  let entered: { target: EventTarget | null; at: number } = { target: null, at: 0 };
  const tellMove = () => {
    if (!position) return;
    const { left, top } = cornerOf(view);
    write(messages.MouseMove, left + position[0], top + position[1]);
    position = undefined;
  };
  const soon = throttled(tellMove, MOVE_PERIOD_MS);

  const handleMove = ({ clientX, clientY, target }: MouseEvent) => {
    position = [clientX, clientY];
    if (entered.target !== target) entered = { target, at: performance.now() };
    soon.call();
  };

  const handleClick = (event: MouseEvent) => {
    const { target, clientX, clientY } = event;
    // A press of a key on a button.
    if (clientX === 0 && clientY === 0) return;
    // The target of an event from a shadow root is its host.
    const node = event.composedPath()[0] as Node | undefined;
    const element = node && isElement(node) ? clickTarget(node) : undefined;
    if (!element) return;
    // What was just added may be what is pressed.
    outbox.commit();
    const mirror = tree.mirrorOf(element);
    if (!mirror || mirror.level === Level.hidden) return;
    position = [clientX, clientY];
    tellMove();
    const { left, top } = cornerOf(view);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const hesitation = entered.target === target ? performance.now() - entered.at : 0;
    write(
      messages.MouseClick,
      mirror.id,
      hesitation,
      labelOf(element, mirror.level, recording),
      element.matches(CLICKABLE) ? selectorOf(element) : '',
      ofWhole(left + clientX + window.scrollX, scrollWidth),
      ofWhole(top + clientY + window.scrollY, scrollHeight),
    );
    outbox.commit();
  };

  return together([
    listen(view.document, ['mousemove'], handleMove),
    listen(view.document, ['click'], handleClick),
    soon.stop,
  ]);
};
