import { messages } from '@guest/recording-codec';
import { clickLabel } from '../privacy/labels';
import { selectorOf } from '../privacy/selector';
import { listen, throttled } from '../base/browser';
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

/** Where the pointer is, and what it presses. */
export const observeMouse: Observer = ({ write, outbox, tree, options }) => {
  let position: [x: number, y: number] | undefined;
  let entered: { target: EventTarget | null; at: number } = { target: null, at: 0 };
  const tellMove = () => {
    if (position) write(messages.MouseMove, ...position);
    position = undefined;
  };
  const soon = throttled(tellMove, MOVE_PERIOD_MS);

  const handleMove = ({ clientX, clientY, target }: MouseEvent) => {
    position = [clientX, clientY];
    if (entered.target !== target) entered = { target, at: performance.now() };
    soon.call();
  };

  const handleClick = ({ target, clientX, clientY, pageX, pageY }: MouseEvent) => {
    // A press of a key on a button.
    if (clientX === 0 && clientY === 0) return;
    const element = target instanceof Element ? clickTarget(target) : undefined;
    if (!element) return;
    // What was just added may be what is pressed.
    outbox.commit();
    const mirror = tree.mirrorOf(element);
    if (!mirror) return;
    position = [clientX, clientY];
    tellMove();
    const { scrollWidth, scrollHeight } = document.documentElement;
    const hesitation = entered.target === target ? performance.now() - entered.at : 0;
    write(
      messages.MouseClick,
      mirror.id,
      hesitation,
      clickLabel(element, mirror.level, options.textSanitizer),
      element.matches(CLICKABLE) ? selectorOf(element) : '',
      ofWhole(pageX, scrollWidth),
      ofWhole(pageY, scrollHeight),
    );
    outbox.commit();
  };

  const unlisten = [listen(document, ['mousemove'], handleMove), listen(document, ['click'], handleClick)];
  return () => {
    unlisten.forEach((end) => end());
    soon.stop();
  };
};
