import { beforeEach, expect, it, vi } from 'vitest';
import { aPlace, recordHere } from '../test/recordHere';

let place: HTMLElement;
beforeEach(() => {
  place = aPlace();
});
const inCopy = (copy: Document, selector = '') => copy.querySelector(`main ${selector}`) as HTMLElement;

it('leaves out what no server takes: long attributes, sources and texts, and a text of 100 MB', async () => {
  const { settle, replay, chunks } = recordHere();
  place.innerHTML = '<p class="kept">kept</p><p class="attribute"></p><p class="text" hidden></p>';
  const find = (selector: string) => place.querySelector(selector) as HTMLElement;
  find('.attribute').title = 'x'.repeat(100_001);
  find('.attribute').dataset.longest = 'y'.repeat(100_000);
  find('.text').textContent = 'z'.repeat(100_000_000);
  const image = document.createElement('img');
  image.width = 30;
  image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><desc>${'w'.repeat(100_001)}</desc></svg>`;
  place.append(image);
  await settle();
  find('.text').click();
  await settle();
  const copy = replay();
  expect(inCopy(copy, '.kept').textContent).toBe('kept');
  expect(inCopy(copy, '.attribute').hasAttribute('title')).toBe(false);
  expect(inCopy(copy, '.attribute').dataset.longest).toHaveLength(100_000);
  expect(inCopy(copy, '.text').textContent).toBe('');
  expect((inCopy(copy, 'img') as HTMLImageElement).src).toContain('%23ddd');
  expect(chunks.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(300_000);
});

it('stays out of the way of a page that never stops changing, and catches up', async () => {
  place.innerHTML = '<ul></ul>';
  const list = place.firstElementChild as Element;
  const { settle, replay } = recordHere();
  await settle();
  let rounds = 0;
  const change = () => {
    rounds += 1;
    for (let step = 0; step < 100; step += 1) list.append(document.createElement('li'));
    for (let step = 0; step < 100 && list.children.length > 500; step += 1) list.firstElementChild?.remove();
  };
  const timer = setInterval(change, 1);
  await settle();
  await settle();
  clearInterval(timer);
  expect(rounds).toBeGreaterThan(20);
  await settle();
  await settle();
  expect(inCopy(replay(), 'ul').childElementCount).toBe(list.childElementCount);
});

it('ends in a page that shows itself in frames', async () => {
  const { settle, messages } = recordHere();
  const within = (document: Document, depth: number) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    if (depth < 9 && frame.contentDocument) within(frame.contentDocument, depth + 1);
  };
  const frame = document.createElement('iframe');
  place.append(frame);
  within(frame.contentDocument as Document, 1);
  for (let time = 0; time < 5; time += 1) await settle();
  const frames = messages().filter(({ type }) => type === 'CreateIFrameDocument');
  expect(frames.length).toBeGreaterThan(3);
  expect(frames.length).toBeLessThan(7);
});

it('follows a node into a frame and back', async () => {
  place.innerHTML = '<iframe srcdoc="<div></div>"></iframe><b>moved</b><i>stays</i>';
  const { settle, replay } = recordHere();
  await settle();
  const inner = (place.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document;
  const node = place.querySelector('b') as Element;
  inner.body.append(node);
  await settle();
  let copy = replay();
  expect(inCopy(copy).textContent).toBe('stays');
  expect((inCopy(copy, 'iframe') as HTMLIFrameElement).contentDocument?.body.textContent).toBe('moved');
  place.append(node);
  await settle();
  copy = replay();
  expect(inCopy(copy).textContent).toBe('staysmoved');
  expect((inCopy(copy, 'iframe') as HTMLIFrameElement).contentDocument?.body.textContent).toBe('');
});

it('records a page whose scripts have changed the prototypes of the browser', async () => {
  const polluted: [object, string, unknown][] = [
    [Array.prototype, 'polluted', () => 'polluted'],
    [Object.prototype, 'polluted', 'polluted'],
    [String.prototype, 'polluted', () => 'polluted'],
  ];
  for (const [owner, name, value] of polluted)
    Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: true });
  try {
    place.innerHTML = '<p class="one">one</p><style>.one { color: red }</style><input value="x">';
    const { settle, replay, problems } = recordHere();
    await settle();
    (place.querySelector('.one') as HTMLElement).click();
    place.append('two');
    await settle();
    expect(inCopy(replay(), '.one').textContent).toBe('one');
    expect(inCopy(replay()).textContent).toContain('two');
    expect(problems).toEqual([]);
  } finally {
    for (const [owner, name] of polluted) Reflect.deleteProperty(owner, name);
  }
});

it('puts the browser’s functions back when it stops, unless the page has replaced them since', async () => {
  const before = {
    fetch,
    insert: CSSStyleSheet.prototype.insertRule,
    attach: Element.prototype.attachShadow,
  };
  const { settle, stop } = recordHere();
  await settle();
  expect(fetch).not.toBe(before.fetch);
  const own = vi.fn(before.attach);
  Element.prototype.attachShadow = own;
  stop();
  expect(fetch).toBe(before.fetch);
  expect(CSSStyleSheet.prototype.insertRule).toBe(before.insert);
  expect(Element.prototype.attachShadow).toBe(own);
  Element.prototype.attachShadow = before.attach;
});

it.each([
  ['before a recording', false],
  ['after an earlier recording', true],
])('records elements that the page froze %s, and what changes around and inside them', async (_, isLate) => {
  place.innerHTML = '<p>before</p><p class="frozen"><b>inside</b></p><p>after</p>';
  const frozen = place.querySelector('.frozen') as Element;
  if (isLate) {
    const earlier = recordHere();
    await earlier.settle();
    earlier.stop();
  }
  Object.freeze(frozen);
  Object.freeze(frozen.firstChild);
  const { settle, replay, problems, text } = recordHere();
  await settle();
  frozen.after('between');
  frozen.append('more');
  (frozen.firstChild as Element).className = 'changed';
  await settle();
  place.append(frozen);
  await settle();
  expect(inCopy(replay()).innerHTML).toBe(place.innerHTML);
  frozen.setAttribute('data-private', '');
  await settle();
  frozen.append('secret');
  await settle();
  expect(text()).not.toContain('secret');
  expect(problems).toEqual([]);
});

it('records the whole page again after an end, and twice at the same time', async () => {
  place.innerHTML = '<p>one</p>';
  const first = recordHere();
  await first.settle();
  const beside = recordHere();
  await beside.settle();
  place.append('two');
  await beside.settle();
  for (const each of [first, beside]) each.stop();
  expect(inCopy(first.replay()).textContent).toBe('onetwo');
  expect(inCopy(beside.replay()).textContent).toBe('onetwo');
  const later = recordHere();
  place.append('three');
  await later.settle();
  expect(inCopy(later.replay()).textContent).toBe('onetwothree');
});
