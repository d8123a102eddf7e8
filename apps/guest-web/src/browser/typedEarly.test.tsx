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

/** What React knows, not what the page shows. */
const known = () => JSON.parse(container.querySelector('output')?.textContent ?? '{}') as object;
const field = (label: string) => container.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;

/** As a browser types: the value changes below everybody's watch, then an event tells. */
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

/** A screen one part of which is on the page, and is taken over when `bring` says so. */
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
    /** Until React has it, and the next look has not yet come. */
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
