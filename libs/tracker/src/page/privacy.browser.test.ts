import { afterEach, beforeEach, expect, it } from 'vitest';
import { Level } from '../privacy/levels';
import { aPlace, recordHere } from '../test/recordHere';

let place: HTMLElement;
/** Stands in everything that must not leave the page. */
const SECRET = 'Geheimnis';

beforeEach(() => {
  place = aPlace();
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
});

const find = (selector: string) => place.querySelector(selector) as HTMLElement;
const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, clientX: 5, clientY: 5 }));
type Told = { messages: ReturnType<typeof recordHere>['messages'] };
const labels = ({ messages }: Told) =>
  messages().flatMap((message) =>
    message.type === 'MouseClick' || message.type === 'InputChange' ? [message.label] : [],
  );

/** Elements whose content no recording may have, and what the app's own rule hides. */
const PRIVATE = [
  `<b data-private>${SECRET}</b>`,
  `<b data-openreplay-hidden>${SECRET}</b>`,
  `<b data-openreplay-obscured>${SECRET}</b>`,
  `<b data-openreplay-htmlmasked>${SECRET}</b>`,
  `<b data-recording-ignored>${SECRET}</b>`,
  `<b contenteditable>${SECRET}</b>`,
  `<b class="ours">${SECRET}</b>`,
  `<textarea>${SECRET}</textarea>`,
];
const options = {
  defaultInputMode: 'plain' as const,
  domSanitizer: (element: Element) => (element.className === 'ours' ? Level.hidden : Level.plain),
};

it.each(PRIVATE)('tells a press and a selection around %s without its content', async (html) => {
  place.innerHTML = `<button>Pay for ${html} now</button><p>before</p><div>${html}</div><p>after</p>`;
  const recording = recordHere({ ...options, captureDiagnostics: true });
  await recording.settle();
  press(find('button'));
  press(place);
  const range = document.createRange();
  range.setStart(find('p').firstChild as Text, 2);
  range.setEnd(find('p:last-child').firstChild as Text, 2);
  document.getSelection()?.addRange(range);
  await recording.settle();
  expect(labels(recording)[0]).toMatch(/^Pay for .*now$/u);
  const selected = recording.messages().findLast(({ type }) => type === 'SelectionChange');
  expect(selected).toMatchObject({ text: expect.stringMatching(/^fore.*af$/u) as string });
  // A text area holds what it was made with until the guest writes: that is a value, and told by its mask.
  if (!html.startsWith('<textarea')) expect(recording.text()).not.toContain(SECRET);
  for (const label of labels(recording)) expect(label).not.toContain(SECRET);
  expect(selected).not.toMatchObject({ text: expect.stringContaining(SECRET) as string });
});

it('tells nothing of a private field: neither a press, nor its label, nor that it changed', async () => {
  place.innerHTML = `<input data-private aria-label="${SECRET}" value="x">`;
  const recording = recordHere(options);
  await recording.settle();
  press(find('input'));
  find('input').dispatchEvent(new Event('change', { bubbles: true }));
  await recording.settle();
  expect(labels(recording)).toEqual([]);
  expect(recording.text()).not.toContain(SECRET);
});

it('names a field by its label, its own text or its attributes', async () => {
  place.innerHTML =
    '<label>Room <input class="a"></label><input class="b" placeholder="Wish"><textarea class="c" name="note">x</textarea>';
  const recording = recordHere(options);
  await recording.settle();
  for (const name of ['a', 'b', 'c']) press(find(`.${name}`));
  expect(labels(recording)).toEqual(['Room', 'Wish', 'note']);
});

it('never tells a password, also where the page shows it', async () => {
  place.innerHTML = '<input type="password" name="login">';
  const recording = recordHere(options);
  await recording.settle();
  const field = find('input') as HTMLInputElement;
  field.type = 'text';
  recording.stop();
  // Another recording begins while it is shown.
  const next = recordHere(options);
  await next.settle();
  field.value = SECRET;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await next.settle();
  expect(next.text()).not.toContain(SECRET);
});

it.each([
  '<label>Cryptogramme visuel <input></label>',
  '<label for="n">Number</label><input id="n" placeholder="Card number" data-openreplay-label="x">',
  '<span id="w">Passport</span><input aria-labelledby="w">',
])('never tells what is written into %s', async (html) => {
  place.innerHTML = html;
  const recording = recordHere({ ...options, obscureInputNumbers: false });
  await recording.settle();
  const field = find('input') as HTMLInputElement;
  field.focus();
  field.value = SECRET;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await recording.settle();
  expect(recording.text()).not.toContain(SECRET);
});

it.each([
  ['private', 'data-private', 'after'],
  ['private', 'data-private', 'before'],
  ['ignored', 'data-recording-ignored', 'after'],
  ['ignored', 'data-recording-ignored', 'before'],
])('leaves out what is put into an element that becomes %s (%s) right %s', async (_, name, when) => {
  place.innerHTML = '<div class="box"><p class="inner" data-private>x</p></div>';
  const recording = recordHere();
  await recording.settle();
  const text = document.createElement('p');
  text.textContent = SECRET;
  // What was private alone is so by its parent now.
  find('.inner').textContent = SECRET;
  find('.inner').removeAttribute('data-private');
  if (when === 'after') find('.box').append(text);
  find('.box').setAttribute(name, '');
  if (when === 'before') find('.box').append(text);
  await recording.settle();
  expect(recording.text()).not.toContain(SECRET);
  find('.inner').remove();
  text.textContent = 'public';
  find('.box').removeAttribute(name);
  await recording.settle();
  expect(recording.replay().querySelector('.box')?.textContent).toBe('public');
});

it('tells of a selected part of an e-mail address no more than of the whole', async () => {
  place.innerHTML = `<p>${SECRET}@hotel.fr</p>`;
  const recording = recordHere();
  await recording.settle();
  const text = find('p').firstChild as Text;
  document.getSelection()?.setBaseAndExtent(text, 0, text, SECRET.length);
  await recording.settle();
  const selected = recording.messages().findLast(({ type }) => type === 'SelectionChange');
  expect(selected).toMatchObject({ text: '*'.repeat(SECRET.length) });
});

it('names the page by no more of its address than is recorded', async () => {
  const before = location.href;
  history.replaceState(null, '', `?name=${SECRET}`);
  place.innerHTML = '<p style="color: red">red</p>';
  const recording = recordHere();
  await recording.settle();
  history.replaceState(null, '', before);
  expect(recording.messages()).toContainEqual(
    expect.objectContaining({ type: 'SetNodeAttributeURLBased', name: 'style' }),
  );
  expect(recording.text()).not.toContain(SECRET);
});

it('reads the labels of a field inside its shadow root', async () => {
  const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  root.innerHTML = '<span id="w">Passport</span><input aria-labelledby="w">';
  const recording = recordHere(options);
  await recording.settle();
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = SECRET;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await recording.settle();
  expect(recording.text()).not.toContain(SECRET);
});

it('leaves out what becomes ignored later', async () => {
  place.innerHTML = '<p class="later">before</p>';
  const recording = recordHere();
  await recording.settle();
  find('.later').setAttribute('data-recording-ignored', '');
  await recording.settle();
  find('.later').textContent = SECRET;
  await recording.settle();
  expect(recording.text()).not.toContain(SECRET);
  expect(recording.replay().querySelector('.later')).toBeNull();
});

it('goes on where the page changes such an attribute of its root without a change of what it means', async () => {
  place.innerHTML = '<p>before</p>';
  const recording = recordHere();
  await recording.settle();
  document.documentElement.setAttribute('contenteditable', 'false');
  await recording.settle();
  find('p').textContent = 'after';
  await recording.settle();
  document.documentElement.removeAttribute('contenteditable');
  expect(recording.replay().querySelector('main p')?.textContent).toBe('after');
});

it('tells no more of a page whose root becomes private', async () => {
  place.innerHTML = '<p>before</p>';
  const recording = recordHere();
  await recording.settle();
  document.documentElement.setAttribute('data-private', '');
  find('p').textContent = SECRET;
  await recording.settle();
  document.documentElement.removeAttribute('data-private');
  expect(recording.text()).not.toContain(SECRET);
});
