import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tagsOf, watchTags, type Tag } from './tags';

const PERIOD_MS = 500;
/** Longer than a look and the news of the observer take. */
const LONG_MS = 800;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const address = location.href;
const onSeen = vi.fn<(id: number) => void>();
let place: HTMLElement;
let stop: (() => void) | undefined;

beforeEach(() => {
  onSeen.mockClear();
  place = document.createElement('main');
  document.body.append(place);
});
afterEach(() => {
  stop?.();
  place.remove();
  scrollTo(0, 0);
  history.replaceState(null, '', address);
  vi.restoreAllMocks();
});

const watch = (...tags: Tag[]) => {
  stop = watchTags(tags, onSeen);
};
const seen = () => onSeen.mock.calls.map(([id]) => id);

/** An element of the page, far below where the window is. */
function below(id: string): HTMLElement {
  const element = document.createElement('p');
  element.id = id;
  element.textContent = id;
  element.style.cssText = 'position:absolute;top:5000px';
  place.append(element);
  return element;
}

it('tells the first sight of each tag once', async () => {
  const far = below('far');
  place.insertAdjacentHTML('beforeend', '<p class="near">a</p><p class="near">b</p>');
  watch({ id: 1, selector: '.near' }, { id: 2, selector: '#far' });
  await expect.poll(seen).toEqual([1]);
  far.scrollIntoView();
  await expect.poll(seen).toEqual([1, 2]);
  scrollTo(0, 0);
  await pause(LONG_MS);
  far.scrollIntoView();
  await pause(LONG_MS);
  expect(seen()).toEqual([1, 2]);
});

it('looks every half second, until every tag was seen', async () => {
  const begin = vi.spyOn(globalThis, 'setInterval');
  const end = vi.spyOn(globalThis, 'clearInterval');
  const look = vi.spyOn(document, 'querySelector');
  watch({ id: 1, selector: '#late' });
  expect(begin).toHaveBeenCalledWith(expect.any(Function), PERIOD_MS);
  const timer: unknown = begin.mock.results[0]?.value;
  await pause(LONG_MS);
  expect(look).toHaveBeenCalledWith('#late');
  expect(end).not.toHaveBeenCalledWith(timer);
  place.insertAdjacentHTML('beforeend', '<p id="late">a</p>');
  await expect.poll(seen).toEqual([1]);
  expect(end).toHaveBeenCalledWith(timer);
  look.mockClear();
  await pause(LONG_MS);
  expect(look).not.toHaveBeenCalledWith('#late');
});

it('has no timer without tags', () => {
  const begin = vi.spyOn(globalThis, 'setInterval');
  watch();
  expect(begin).not.toHaveBeenCalled();
});

it('tells every tag of one element', async () => {
  below('both').className = 'one';
  watch({ id: 1, selector: '#both' }, { id: 2, selector: '.one' }, { id: 3, selector: '.one' });
  await pause(LONG_MS);
  expect(seen()).toEqual([]);
  place.querySelector('p')?.scrollIntoView();
  await expect.poll(seen).toEqual([1, 2, 3]);
});

it('tells a tag whose element is in view, and was seen for another tag', async () => {
  place.innerHTML = '<p id="both">a</p>';
  watch({ id: 1, selector: '#both' }, { id: 2, selector: '#both.now' });
  await expect.poll(seen).toEqual([1]);
  place.querySelector('p')?.classList.add('now');
  await expect.poll(seen).toEqual([1, 2]);
});

it('looks for a tag where its location says', async () => {
  place.innerHTML = '<p id="here">a</p>';
  history.replaceState(null, '', '/first?room=1');
  watch(
    { id: 1, selector: '#here', location: '/first' },
    { id: 2, selector: '#here', location: '/second' },
    { id: 3, selector: '#here', location: `${location.origin}/second?room=2` },
    { id: 4, selector: '#here', location: `${location.origin}/second` },
    { id: 5, selector: '#here', location: null },
  );
  await expect.poll(seen).toEqual([1, 5]);
  await pause(LONG_MS);
  expect(seen()).toEqual([1, 5]);
  history.replaceState(null, '', '/second?room=2');
  await expect.poll(seen).toEqual([1, 5, 2, 3]);
  await pause(LONG_MS);
  expect(seen()).toEqual([1, 5, 2, 3]);
});

it('drops a selector that the browser does not know, and goes on with the others', async () => {
  place.innerHTML = '<p id="here">a</p>';
  const look = vi.spyOn(document, 'querySelector');
  watch({ id: 1, selector: 'p:unheard(' }, { id: 2, selector: '#here' }, { id: 3, selector: '#never' });
  await expect.poll(seen).toEqual([2]);
  await pause(PERIOD_MS);
  expect(look.mock.calls.filter(([selector]) => selector === 'p:unheard(')).toHaveLength(1);
  expect(look.mock.calls.filter(([selector]) => selector === '#never').length).toBeGreaterThan(1);
});

it('ends its timer where no tag is left that can be looked for', async () => {
  const begin = vi.spyOn(globalThis, 'setInterval');
  const end = vi.spyOn(globalThis, 'clearInterval');
  watch({ id: 1, selector: 'p:unheard(' });
  const timer: unknown = begin.mock.results[0]?.value;
  await expect.poll(() => end.mock.calls.flat()).toContain(timer);
});

it('stops', async () => {
  place.innerHTML = '<p id="here">a</p>';
  watch({ id: 1, selector: '#here' });
  stop?.();
  await pause(LONG_MS);
  expect(seen()).toEqual([]);
});

it('reads the tags of an answer, and leaves out what is none', () => {
  const tags = [{ id: '7', selector: 'h1' }, { id: 'x', selector: 'h1' }, { id: 8 }, null, 'tag'];
  const located = { id: 9, selector: 'h2', location: '/a' };
  expect(tagsOf({ tags: [...tags, located] })).toEqual([{ id: 7, selector: 'h1', location: null }, located]);
  for (const answer of [undefined, null, {}, { tags: 'h1' }]) expect(tagsOf(answer)).toEqual([]);
});
