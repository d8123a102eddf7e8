import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT_KEY } from '@guest/state';
import { aSubmission, aTab, anApiError, type Send } from './test/aDevice';

const DAY_MS = 86_400_000;
const NOW = 1_000_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const keptText = () => localStorage.getItem(ROOT_KEY) ?? '';
const accepts = () => vi.fn<Send>(() => Promise.resolve({ _id: 'm1' }));
const rejects = (error: Error) => vi.fn<Send>(() => Promise.reject(error));

describe('what is submitted', () => {
  it('is on the device before anything leaves', async () => {
    let keptWhenSent = '';
    const { outbox } = aTab(() => {
      keptWhenSent = keptText();
      return Promise.resolve({});
    });
    await outbox.submit(aSubmission());
    expect(keptWhenSent).toContain('"status":"sending"');
    expect(keptWhenSent).toContain('Bonjour');
  });

  it('is received once the hotel has it, and what was said leaves the device', async () => {
    const { outbox, entry } = aTab(accepts());
    const result = await outbox.submit(aSubmission());
    expect(result).toMatchObject({ status: 'received', receipt: { _id: 'm1' }, tries: 1 });
    expect(entry()).toEqual(result);
    expect(keptText()).not.toContain('Bonjour');
    expect(outbox.hasPending()).toBe(false);
  });

  it.each([
    ['no network', anApiError('offline')],
    ['a timeout', anApiError('timeout')],
    ['a server in trouble', anApiError('http', 503)],
    ['too many at once', anApiError('http', 429)],
    ['a portal that answers for the hotel', anApiError('malformed')],
    ['a mistake of ours', new TypeError('x is not a function')],
  ])('stays saved after %s', async (_name, error) => {
    const { outbox, entry } = aTab(rejects(error));
    await outbox.submit(aSubmission());
    expect(entry()).toMatchObject({ status: 'saved', tries: 1, body: { message: 'Bonjour' } });
    expect(outbox.hasPending()).toBe(true);
    // The words of an error may quote what was sent.
    expect(keptText()).not.toContain('Fail to post');
  });

  it('is refused when the hotel does not take it, and not sent again by itself', async () => {
    const send = rejects(anApiError('http', 409, 'urn:problem:total-changed'));
    const { outbox, entry } = aTab(send);
    await outbox.submit(aSubmission());
    expect(entry()).toMatchObject({
      status: 'refused',
      failure: { kind: 'http', httpStatus: 409, problemType: 'urn:problem:total-changed' },
    });
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves once, however often it is pressed', async () => {
    let answer = (_: unknown) => {};
    const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
    const { outbox } = aTab(send);
    const first = outbox.submit(aSubmission());
    const second = outbox.retry('a');
    const third = outbox.flush();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    answer({});
    await Promise.all([first, second, third]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is not sent any more once it was taken out, and its end brings nothing back', async () => {
    let fail = (_: Error) => {};
    const { outbox, store, entry } = aTab(() => new Promise((_, reject) => (fail = reject)));
    const submitted = outbox.submit(aSubmission());
    await vi.waitFor(() => expect(entry()?.status).toBe('sending'));
    store.getState().remove('a');
    fail(anApiError('offline'));
    expect(await submitted).toBeUndefined();
    expect(store.getState().entries).toEqual({});
    expect(keptText()).not.toContain('Bonjour');
  });
});

describe('what was left', () => {
  async function left(rest: Parameters<typeof aSubmission>[0] = {}) {
    await aTab(rejects(anApiError('offline'))).outbox.submit(aSubmission(rest));
  }

  it('leaves with the same keys after a reload', async () => {
    await left();
    const send = accepts();
    const { outbox, entry } = aTab(send);
    await outbox.flush();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ keys: { message: 'key-a' }, tries: 2 });
    expect(entry()).toMatchObject({ status: 'received' });
  });

  it('counts as left when its page went in the middle', async () => {
    void aTab(() => new Promise(() => {})).outbox.submit(aSubmission());
    await vi.waitFor(() => expect(keptText()).toContain('"status":"sending"'));
    const send = accepts();
    const { outbox, entry } = aTab(send);
    expect(outbox.hasPending()).toBe(true);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
    expect(entry()?.status).toBe('received');
  });

  it('waits without a network, and says that it is on this device alone', async () => {
    void aTab(() => new Promise(() => {})).outbox.submit(aSubmission());
    await vi.waitFor(() => expect(keptText()).toContain('"status":"sending"'));
    const send = accepts();
    const { outbox, entry } = aTab(send, { isOnline: () => false });
    await outbox.flush();
    expect(send).not.toHaveBeenCalled();
    expect(entry()).toMatchObject({ status: 'saved', failure: { kind: 'offline' } });
  });

  it('stays on its way while this tab is sending it, network or not', async () => {
    let answer = (_: unknown) => {};
    const { outbox, entry } = aTab(() => new Promise((resolve) => (answer = resolve)), {
      isOnline: () => false,
    });
    const submitted = outbox.submit(aSubmission());
    await vi.waitFor(() => expect(entry()?.status).toBe('sending'));
    const flushed = outbox.flush();
    await Promise.resolve();
    expect(entry()?.status).toBe('sending');
    answer({});
    await Promise.all([submitted, flushed]);
    expect(entry()?.status).toBe('received');
  });

  it('keeps why it failed when the network goes too', async () => {
    await aTab(rejects(anApiError('http', 503))).outbox.submit(aSubmission());
    const { outbox, entry } = aTab(accepts(), { isOnline: () => false });
    await outbox.flush();
    expect(entry()?.failure).toMatchObject({ httpStatus: 503 });
  });

  it('asks once the moment that it was meant for has passed, and leaves when the guest says so', async () => {
    await left({ sendBefore: NOW + 60_000 });
    vi.setSystemTime(NOW + 60_001);
    const send = accepts();
    const { outbox, entry } = aTab(send);
    await outbox.flush();
    expect(send).not.toHaveBeenCalled();
    expect(entry()?.status).toBe('asking');
    await outbox.flush();
    expect(send).not.toHaveBeenCalled();
    await outbox.retry('a');
    expect(entry()?.status).toBe('received');
  });

  it('leaves up to that very moment', async () => {
    await left({ sendBefore: NOW + 60_000 });
    vi.setSystemTime(NOW + 60_000);
    const send = accepts();
    await aTab(send).outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('goes in the order in which it was saved; one that fails holds nobody up', async () => {
    await left({ id: 'first', keys: { message: 'k1' } });
    vi.setSystemTime(NOW + 1);
    await left({ id: 'second', keys: { message: 'k2' } });
    const ids: string[] = [];
    const { outbox, entry } = aTab((sent) => {
      ids.push(sent.id);
      return sent.id === 'first' ? Promise.reject(anApiError('timeout')) : Promise.resolve({});
    });
    await outbox.flush();
    expect(ids).toEqual(['first', 'second']);
    expect([entry('first')?.status, entry('second')?.status]).toEqual(['saved', 'received']);
  });

  it('is left alone by a visit that knows no way to send it', async () => {
    await left({ kind: 'review', id: 'r', keys: { review: 'k' } });
    const { outbox, entry } = aTab(accepts());
    await outbox.flush();
    expect(entry('r')?.status).toBe('saved');
    expect(outbox.hasPending()).toBe(false);
  });

  it('is sent by one of two tabs at a time', async () => {
    await left();
    let running = 0;
    let most = 0;
    let lock: Promise<unknown> = Promise.resolve();
    const withLock = <T>(_name: string, work: () => Promise<T>) => {
      const turn = lock.then(work, work);
      lock = turn.catch(() => undefined);
      return turn;
    };
    const send: Send = async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      return {};
    };
    await Promise.all([aTab(send, { withLock }).outbox.flush(), aTab(send, { withLock }).outbox.flush()]);
    expect(most).toBe(1);
  });

  it('goes after 30 days', async () => {
    await left();
    vi.setSystemTime(NOW + 31 * DAY_MS);
    expect(aTab(accepts()).store.getState().entries).toEqual({});
  });

  it('goes from every tab with the data of this device', async () => {
    await left();
    const { outbox, store } = aTab(accepts());
    expect(outbox.hasPending()).toBe(true);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState().entries).toEqual({});
    expect(outbox.hasPending()).toBe(false);
  });

  it.each([
    ['no entry at all', 7],
    ['a kind of its own', { kind: 'checkin' }],
    ['a status of its own', { status: 'lost' }],
    ['no keys', { keys: {}, id: 5 }],
    ['an empty key', { keys: { message: '' } }],
    ['another id', { id: 'b' }],
    ['a moment that is none', { sendBefore: 'soon' }],
  ])('is let go when storage holds %s', async (_name, damage) => {
    await left();
    const root = JSON.parse(keptText()) as {
      slugs: { demo: { outbox: { fields: { entries: Record<string, unknown> } } } };
    };
    const { entries } = root.slugs.demo.outbox.fields;
    entries.a = typeof damage === 'number' ? damage : { ...(entries.a as object), ...damage };
    localStorage.setItem(ROOT_KEY, JSON.stringify(root));
    expect(aTab(accepts()).store.getState().entries).toEqual({});
  });
});

describe('whether the hotel may have it', () => {
  const leaves = (cause: Error) =>
    vi.fn<Send>((_entry, leave) => {
      leave();
      return Promise.reject(cause);
    });
  const tried = async (...sends: Send[]) => {
    for (const send of sends) await aTab(send).outbox.submit(aSubmission());
    return aTab(accepts()).entry()?.mayHaveArrived;
  };

  it('is kept before the call leaves', async () => {
    let keptWhenSent = '';
    const { outbox } = aTab((_entry, leave) => {
      leave();
      keptWhenSent = keptText();
      return Promise.resolve({});
    });
    await outbox.submit(aSubmission());
    expect(keptWhenSent).toContain('"mayHaveArrived":true');
  });

  it.each([
    ['a try that failed before the call left', [rejects(anApiError('offline'))], undefined],
    ['a lost answer', [leaves(anApiError('timeout'))], true],
    ['a server in trouble', [leaves(anApiError('http', 503))], true],
    ['too many at once', [leaves(anApiError('http', 429))], undefined],
    ['a conflict with itself', [leaves(anApiError('http', 409))], true],
    ['a lost answer, then no network', [leaves(anApiError('timeout')), rejects(anApiError('offline'))], true],
    ['a lost answer, then too many', [leaves(anApiError('timeout')), leaves(anApiError('http', 429))], true],
  ])('after %s', async (_name, sends, expected) => {
    expect(await tried(...sends)).toBe(expected);
  });
});
