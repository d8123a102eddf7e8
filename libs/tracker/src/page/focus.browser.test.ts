import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPlace, recordHere } from '../test/recordHere';

let place: HTMLElement;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => {
  (document.activeElement as HTMLElement | null)?.blur();
});

const NOTHING = -1;
const focused = ({ messages }: ReturnType<typeof recordHere>) =>
  messages().flatMap((message) => (message.type === 'SetNodeFocus' ? [message.id] : []));
/** The number of the element with this tag that was created last. */
const idOf = ({ messages }: ReturnType<typeof recordHere>, tag: string) =>
  messages()
    .flatMap((message) => (message.type === 'CreateElementNode' && message.tag === tag ? [message.id] : []))
    .at(-1);

it('tells the element that has the focus at the start, and where it goes', async () => {
  place.innerHTML = '<input><button>b</button>';
  (place.querySelector('input') as HTMLElement).focus();
  const recording = recordHere();
  await recording.settle();
  expect(focused(recording)).toEqual([idOf(recording, 'INPUT')]);
  (place.querySelector('button') as HTMLElement).focus();
  await recording.settle();
  (place.querySelector('button') as HTMLElement).blur();
  await recording.settle();
  expect(focused(recording).slice(1)).toEqual([idOf(recording, 'BUTTON'), NOTHING]);
});

it('tells the focus of an element that has just come', async () => {
  const recording = recordHere();
  await recording.settle();
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  place.append(heading);
  heading.focus();
  await recording.settle();
  expect(focused(recording)).toEqual([NOTHING, idOf(recording, 'H1')]);
});

it('keeps the focus of the page while a frame loads, and tells the one inside the frame', async () => {
  place.innerHTML = '<button>b</button>';
  (place.querySelector('button') as HTMLElement).focus();
  const recording = recordHere();
  await recording.settle();
  const frame = document.createElement('iframe');
  frame.srcdoc = '<input>';
  place.append(frame);
  await recording.settle();
  expect(focused(recording)).toEqual([idOf(recording, 'BUTTON')]);
  (frame.contentDocument?.querySelector('input') as HTMLElement).focus();
  await recording.settle();
  expect(focused(recording).at(-1)).toBe(idOf(recording, 'INPUT'));
});

it('tells the frame that has the focus where its content is not recorded', async () => {
  place.innerHTML = '<iframe srcdoc="<input>"></iframe>';
  const frame = place.querySelector('iframe') as HTMLIFrameElement;
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  (frame.contentDocument?.querySelector('input') as HTMLElement).focus();
  const recording = recordHere({ captureFrames: false });
  await recording.settle();
  expect(focused(recording).at(-1)).toBe(idOf(recording, 'IFRAME'));
});

it('follows fields, pictures and positions inside a shadow root, and a press there', async () => {
  const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML =
    '<input name="wish"><button>Inside</button><img><div style="height:20px;overflow:auto"><p style="height:99px">p</p></div>';
  const recording = recordHere({ defaultInputMode: 'plain' });
  await recording.settle();
  const field = root.querySelector('input') as HTMLInputElement;
  field.focus();
  field.value = 'pillow';
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  (root.querySelector('button') as HTMLElement).dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, clientX: 5, clientY: 5 }),
  );
  (root.querySelector('img') as HTMLImageElement).src =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
  (root.querySelector('div') as HTMLElement).scrollTop = 30;
  await recording.settle();
  const told = recording.messages();
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'InputChange', label: 'wish', value: 'pillow' }),
  );
  expect(told).toContainEqual(expect.objectContaining({ type: 'MouseClick', label: 'Inside' }));
  expect(told).toContainEqual(expect.objectContaining({ type: 'SetNodeScroll', y: 30 }));
  expect(told).toContainEqual(expect.objectContaining({ type: 'SetNodeAttributeURLBased', name: 'src' }));
  expect(focused(recording).at(-1)).toBe(idOf(recording, 'INPUT'));
  (root.querySelector('button') as HTMLElement).focus();
  await recording.settle();
  expect(focused(recording).at(-1)).toBe(idOf(recording, 'BUTTON'));
});
