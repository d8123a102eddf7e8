// @vitest-environment jsdom
import { Suspense, use, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberTyped } from './typedEarly';

let container: HTMLElement;
const realTimeout = setTimeout;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  vi.useRealTimers();
  container.remove();
});

function Form() {
  const [name, setName] = useState('');
  const [mood, setMood] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  return (
    <form>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      {['good', 'bad'].map((one) => (
        <input
          key={one}
          type="radio"
          name="mood"
          aria-label={one}
          checked={mood === one}
          onChange={() => setMood(one)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="agreed"
        checked={isAgreed}
        onChange={() => setAgreed((was) => !was)}
      />
      <output>{JSON.stringify({ name, mood, isAgreed })}</output>
    </form>
  );
}

/** The value in React's state, not the one on the page. */
const known = () => JSON.parse(container.querySelector('output')?.textContent ?? '{}') as object;
const field = (label: string) => container.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;

/** Types as a browser does: sets the value past React's tracker, then sends an event. */
function type(label: string, text: string): void {
  const element = field(label);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, element.value + text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
}

async function hydrate(giveBack: () => void): Promise<void> {
  hydrateRoot(container, <Form />);
  await vi.waitFor(() => expect(Object.keys(field('name')).join()).toContain('__reactProps'));
  giveBack();
}

it('what was typed before the script came is known after it', async () => {
  container.innerHTML = renderToString(<Form />);
  type('name', 'Ma');
  const giveBack = rememberTyped(container);
  type('name', 'rie');
  await hydrate(giveBack);
  await vi.waitFor(() => expect(known()).toEqual({ name: 'Marie', mood: '', isAgreed: false }));
  expect(field('name').value).toBe('Marie');
});

it('of answers that were changed the last one counts', async () => {
  container.innerHTML = renderToString(<Form />);
  const giveBack = rememberTyped(container);
  for (const label of ['good', 'bad', 'good', 'agreed', 'agreed']) field(label).click();
  await hydrate(giveBack);
  await vi.waitFor(() => expect(known()).toEqual({ name: '', mood: 'good', isAgreed: false }));
});

it('what is ticked between hydration and giving back is told once', async () => {
  container.innerHTML = renderToString(<Form />);
  const giveBack = rememberTyped(container);
  await hydrate(() => {
    field('agreed').click();
    type('name', 'Ma');
  });
  await vi.waitFor(() => expect(known()).toMatchObject({ name: 'Ma', isAgreed: true }));
  giveBack();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(known()).toEqual({ name: 'Ma', mood: '', isAgreed: true });
});

it.each([
  ['good', { name: '', mood: 'good', isAgreed: false }],
  ['agreed', { name: '', mood: '', isAgreed: true }],
])('one tick alone, of %s, is known', async (label, answers) => {
  container.innerHTML = renderToString(<Form />);
  const giveBack = rememberTyped(container);
  field(label).click();
  await hydrate(giveBack);
  await vi.waitFor(() => expect(known()).toEqual(answers));
  expect(field(label).checked).toBe(true);
});

/** Chooses a file as a browser does: its value may only be emptied by scripts. */
function choose(element: HTMLInputElement, name: string): void {
  let value = `C:\\fakepath\\${name}`;
  Object.defineProperty(element, 'value', {
    configurable: true,
    get: () => value,
    set: (next: string) => {
      if (next !== '') throw new DOMException('This input element accepts a filename', 'InvalidStateError');
      value = next;
    },
  });
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

it.each([
  ['before the script came', false],
  ['and taken by React meanwhile', true],
])('a file that was chosen %s is taken once', async (_when, isTaken) => {
  const take = vi.fn();
  const paper = (
    <input
      type="file"
      aria-label="name"
      onChange={({ currentTarget }) => {
        take(currentTarget.value);
        currentTarget.value = '';
      }}
    />
  );
  container.innerHTML = renderToString(paper);
  const giveBack = rememberTyped(container);
  choose(field('name'), 'passport.jpg');
  hydrateRoot(container, paper);
  await vi.waitFor(() => expect(Object.keys(field('name')).join()).toContain('__reactProps'));
  if (isTaken) field('name').dispatchEvent(new Event('change', { bubbles: true }));
  giveBack();
  expect(take.mock.calls).toEqual([['C:\\fakepath\\passport.jpg']]);
});

/** A screen with a part that is on the page and is hydrated when `bring` is called. */
function lateForm() {
  let bring = () => {};
  const late = new Promise<void>((resolve) => (bring = resolve));
  const here = Promise.resolve();
  void Object.assign(here, { status: 'fulfilled', value: undefined });
  function Part({ file }: { file: Promise<void> }) {
    use(file);
    return <Form />;
  }
  const screen = (file: Promise<void>) => (
    <Suspense>
      <Part file={file} />
    </Suspense>
  );
  container.innerHTML = renderToString(screen(here));
  return {
    hydrate: () => hydrateRoot(container, screen(late)),
    /** Waits until React has hydrated the part, before the next check for it. */
    bring: async () => {
      bring();
      for (let tries = 0; !Object.keys(field('name')).join().includes('__reactProps'); tries += 1) {
        expect(tries).toBeLessThan(500);
        await new Promise((resolve) => realTimeout(resolve, 2));
      }
    },
  };
}

it('what is typed into a part that was just taken over is newer than what was typed before', async () => {
  const { hydrate: begin, bring } = lateForm();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const giveBack = rememberTyped(container);
  type('name', 'Ma');
  field('good').click();
  begin();
  giveBack();
  await bring();
  type('name', 'r');
  field('bad').click();
  expect(known()).toMatchObject({ name: 'Mar', mood: 'bad' });
  await vi.advanceTimersByTimeAsync(300);
  expect(known()).toEqual({ name: 'Mar', mood: 'bad', isAgreed: false });
  expect(field('name').value).toBe('Mar');
});

it('a part of the screen whose file comes later is told when it has come', async () => {
  const { hydrate: begin, bring } = lateForm();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const giveBack = rememberTyped(container);
  type('name', 'Ma');
  begin();
  giveBack();
  type('name', 'rie');
  expect(known()).toEqual({ name: '', mood: '', isAgreed: false });
  await bring();
  await vi.advanceTimersByTimeAsync(300);
  expect(known()).toEqual({ name: 'Marie', mood: '', isAgreed: false });
});
