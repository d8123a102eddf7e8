import { afterEach, expect, it, vi } from 'vitest';
import { mountSandbox } from './mountSandbox';
import type { CardFields } from '../port';

/** The frame's side, played by the test: jsdom runs no frame of an opaque origin. */
function shown() {
  const host = document.createElement('div');
  document.body.append(host);
  const heard: string[] = [];
  const told = (name: string) => () => void heard.push(name);
  const fields = mountSandbox(host, {
    payment: { _id: 'intent-1', clientSecret: 'secret-1' },
    language: 'en',
    apiUrl: '/api',
    title: 'Card',
    onReady: told('ready'),
    onSubmit: told('submit'),
    onIncomplete: told('incomplete'),
    onChallenge: told('challenge'),
    onDone: told('done'),
  });
  const frame = host.querySelector('iframe');
  if (!frame) throw new Error('No frame');
  const source = { postMessage: vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>() };
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    const event = new MessageEvent('message', { data });
    Object.defineProperties(event, {
      source: { value: from.source ?? source },
      origin: { value: from.origin ?? 'null' },
    });
    dispatchEvent(event);
  };
  /** The frame's end of the channel. */
  const portOf = () => {
    const port = source.postMessage.mock.calls[0]?.[2][0];
    if (!port) throw new Error('No port');
    return port;
  };
  return { host, frame, fields, heard, say, source, portOf };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** What arrives at the frame's end. */
function arrivals(port: MessagePort): unknown[] {
  const all: unknown[] = [];
  port.onmessage = ({ data }) => void all.push(data);
  return all;
}

it('is a frame without an origin, named for screen readers, at the hotel’s API', () => {
  const { frame } = shown();
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('title', 'Card');
  expect(frame).toHaveAttribute('src', '/api/payment-sandbox/fields');
});

it('gives the secret of the payment to its own frame alone', async () => {
  const { say, source, portOf } = shown();
  say({ type: 'loaded' }, { source: window });
  say({ type: 'loaded' }, { origin: 'https://elsewhere.example' });
  say('loaded');
  expect(source.postMessage).not.toHaveBeenCalled();
  say({ type: 'loaded' });
  const arrived = arrivals(portOf());
  await vi.waitFor(() =>
    expect(arrived).toMatchObject([
      { type: 'connect', language: 'en', payment: { id: 'intent-1', clientSecret: 'secret-1' } },
    ]),
  );
  say({ type: 'loaded' });
  expect(source.postMessage).toHaveBeenCalledOnce();
});

it('passes on what the frame says, and nothing that it does not understand', async () => {
  const { say, portOf, fields, heard, frame } = shown();
  say({ type: 'loaded' });
  const port = portOf();
  const arrived = arrivals(port);
  for (const message of ['x', null, { type: 'paid' }, { type: 'height', height: -1 }, { type: 'ready' }])
    port.postMessage(message);
  for (const type of ['submit', 'incomplete', 'challenge', 'done']) port.postMessage({ type });
  port.postMessage({ type: 'height', height: 212 });
  const shownFields: CardFields = await fields;
  await vi.waitFor(() => expect(frame).toHaveAttribute('height', '212'));
  expect(heard).toEqual(['ready', 'submit', 'incomplete', 'challenge', 'done']);
  shownFields.confirm();
  await vi.waitFor(() => expect(arrived.at(-1)).toEqual({ type: 'confirm' }));
});

it('that does not answer has not loaded, and leaves nothing behind', async () => {
  vi.useFakeTimers();
  const { host, fields } = shown();
  const failed = expect(fields).rejects.toThrow('The fields did not answer');
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(host).toBeEmptyDOMElement();
});
