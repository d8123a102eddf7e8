import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT_KEY } from '@guest/state';
import { allSent } from '../store/sentStore';
import { aTab, anApiError, type Send } from '../test/aDevice';

const DAY_MS = 86_400_000;
const NOW = 1_000_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const keptText = () => localStorage.getItem(ROOT_KEY) ?? '';
const accepts = () => vi.fn<Send>(() => Promise.resolve({ _id: 'm1' }));
const rejects = (error: Error) => vi.fn<Send>(() => Promise.reject(error));
const never = () => vi.fn<Send>(() => new Promise(() => {}));

describe('a submission', () => {
  it('is on the device before anything leaves', async () => {
    let keptWhenSent = '';
    await aTab(() => {
      keptWhenSent = keptText();
      return Promise.resolve({});
    }).submit();
    expect(keptWhenSent).toContain('"status":"sending"');
    expect(keptWhenSent).toContain('Bonjour');
  });

  it('is received once the hotel has it, and its body leaves the device', async () => {
    const { submit, submissions } = aTab(accepts());
    expect(await submit()).toMatchObject({
      status: 'received',
      receipt: { _id: 'm1' },
      receiptUntil: NOW + 3_600_000,
    });
    expect(keptText()).not.toContain('Bonjour');
    expect(submissions.hasPending()).toBe(false);
  });

  it.each([
    ['no network', anApiError('offline')],
    ['a timeout', anApiError('timeout')],
    ['a failing server', anApiError('http', 503)],
    ['too many requests', anApiError('http', 429)],
    ['a portal that answers for the hotel', anApiError('malformed')],
    ['a programming mistake', new TypeError('x is not a function')],
  ])('waits after %s', async (_name, error) => {
    const { submit, submissions } = aTab(rejects(error));
    expect(await submit()).toMatchObject({ status: 'waiting', tries: 1, body: { message: 'Bonjour' } });
    expect(submissions.hasPending()).toBe(true);
    // An error's message may quote what was sent.
    expect(keptText()).not.toContain('Fail to post');
  });

  it('is refused when the hotel does not take it, and not sent again by itself', async () => {
    const send = rejects(anApiError('http', 409, 'urn:problem:total-changed'));
    const { submit, submissions } = aTab(send);
    expect(await submit()).toMatchObject({
      status: 'refused',
      failure: { kind: 'http', httpStatus: 409, problemType: 'urn:problem:total-changed' },
    });
    await submissions.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('leaves once, however often it is tried at the same time', async () => {
    let answer = (_: unknown) => {};
    const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
    const { submit, submissions } = aTab(send);
    const tries = [submit(), submissions.attempt('a'), submissions.flush()];
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    answer({});
    await Promise.all(tries);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stays removed once it was withdrawn, whatever its last try answers', async () => {
    let fail = (_: Error) => {};
    const { submit, store, kept } = aTab(() => new Promise((_, reject) => (fail = reject)));
    const submitted = submit();
    await vi.waitFor(() => expect(kept()?.status).toBe('sending'));
    store.getState().remove('a');
    fail(anApiError('offline'));
    expect(await submitted).toBeUndefined();
    expect(keptText()).not.toContain('Bonjour');
  });

  it('is removed where its kept body does not fit its schema', async () => {
    const send = accepts();
    const { keep, store, submissions, kept } = aTab(send);
    keep();
    store.getState().change('a', (known) => ({ ...known, body: { message: 7 } }));
    await submissions.flush();
    expect(send).not.toHaveBeenCalled();
    expect(kept()).toBeUndefined();
  });

  it('is received where the API says that its key was used already', async () => {
    const reused = rejects(anApiError('http', 409, 'urn:problem:idempotency-key-reused'));
    const definition = { alreadyThere: () => ({ _id: 'unknown' }) };
    expect(await aTab(reused, { definition }).submit()).toMatchObject({ status: 'received' });
    expect(await aTab(reused).submit()).toMatchObject({ status: 'refused' });
  });
});

describe('a kept submission', () => {
  const left = (deadline?: number) => aTab(rejects(anApiError('offline'))).submit('Bonjour', 'a', deadline);

  it('leaves with the same keys after a reload', async () => {
    const before = await left();
    const send = accepts();
    const { submissions, kept } = aTab(send);
    await submissions.flush();
    expect(send.mock.calls[0]?.[1].attempts.message.key).toBe(before?.keys.message);
    expect(kept()).toMatchObject({ status: 'received', tries: 2 });
  });

  it('is sent again when its page closed during a try', async () => {
    void aTab(never()).submit();
    await vi.waitFor(() => expect(keptText()).toContain('"status":"sending"'));
    const { submissions, kept } = aTab(accepts());
    expect(submissions.hasPending()).toBe(true);
    await submissions.flush();
    expect(kept()?.status).toBe('received');
  });

  it('waits while there is no network, and keeps an earlier reason', async () => {
    void aTab(never()).submit();
    await vi.waitFor(() => expect(keptText()).toContain('"status":"sending"'));
    const send = accepts();
    const offline = aTab(send, { isOnline: () => false });
    await offline.submissions.flush();
    expect(offline.kept()).toMatchObject({ status: 'waiting', failure: { kind: 'offline' } });
    offline.store.getState().change('a', (kept) => ({ ...kept, failure: { kind: 'http', httpStatus: 503 } }));
    await offline.submissions.flush();
    expect(offline.kept()?.failure).toMatchObject({ httpStatus: 503 });
    expect(send).not.toHaveBeenCalled();
  });

  it('expires after its deadline, and leaves when the guest says so', async () => {
    await left(NOW + 60_000);
    vi.setSystemTime(NOW + 60_001);
    const send = accepts();
    const { submissions, kept } = aTab(send);
    await submissions.flush();
    await submissions.flush();
    expect(send).not.toHaveBeenCalled();
    expect(kept()?.status).toBe('expired');
    await submissions.attempt('a');
    expect(kept()?.status).toBe('received');
  });

  describe('where the API takes no keys', () => {
    const markAndFail: Send = (_body, { markSent }) => {
      markSent();
      return Promise.reject(anApiError('timeout'));
    };

    it('is sent again at the guest’s word alone, once the hotel may have it', async () => {
      const send = vi.fn<Send>(markAndFail);
      const { submit, submissions } = aTab(send, { hasKeys: false });
      expect(await submit()).toMatchObject({ status: 'expired', mayHaveArrived: true });
      await submissions.flush();
      expect(send).toHaveBeenCalledTimes(1);
      await submissions.attempt('a');
      expect(send).toHaveBeenCalledTimes(2);
    });

    it('is not sent again where its page closed before the answer', async () => {
      void aTab((_body, { markSent }) => {
        markSent();
        return new Promise(() => {});
      }).submit();
      await vi.waitFor(() => expect(keptText()).toContain('"mayHaveArrived":true'));
      const send = accepts();
      const { submissions, kept } = aTab(send, { hasKeys: false });
      await submissions.flush();
      expect(send).not.toHaveBeenCalled();
      expect(kept()?.status).toBe('expired');
    });

    it('leaves by itself as long as it never left', async () => {
      await aTab(rejects(anApiError('offline')), { hasKeys: false }).submit();
      const { submissions, kept } = aTab(accepts(), { hasKeys: false });
      await submissions.flush();
      expect(kept()?.status).toBe('received');
    });
  });

  it('expires without a network too', async () => {
    await left(NOW + 60_000);
    vi.setSystemTime(NOW + 60_001);
    const { submissions, kept } = aTab(accepts(), { isOnline: () => false });
    await submissions.flush();
    expect(kept()?.status).toBe('expired');
  });

  it('leaves up to its deadline', async () => {
    await left(NOW + 60_000);
    vi.setSystemTime(NOW + 60_000);
    const send = accepts();
    await aTab(send).submissions.flush();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('goes in the order of saving; a failing one does not stop the next', async () => {
    const device = aTab(rejects(anApiError('offline')));
    await device.submit('first', 'a');
    vi.setSystemTime(NOW + 1);
    await device.submit('second', 'b');
    const sent: string[] = [];
    const { submissions, kept } = aTab(({ message }) => {
      sent.push(message);
      return message === 'first' ? Promise.reject(anApiError('timeout')) : Promise.resolve({});
    });
    await submissions.flush();
    expect(sent).toEqual(['first', 'second']);
    expect([kept('a')?.status, kept('b')?.status]).toEqual(['waiting', 'received']);
  });

  it('is left alone by a visit that cannot send its kind', async () => {
    await left();
    const { submissions, kept } = aTab(accepts(), { sources: {} });
    await submissions.flush();
    expect(kept()?.status).toBe('waiting');
    expect(submissions.hasPending()).toBe(false);
  });

  it('is removed after 30 days, its receipt after an hour', async () => {
    await left();
    vi.setSystemTime(NOW + 31 * DAY_MS);
    expect(aTab(accepts()).kept()).toBeUndefined();
    await aTab(accepts()).submit();
    vi.setSystemTime(NOW + 31 * DAY_MS + 61 * 60_000);
    expect(aTab(accepts()).kept()).toBeUndefined();
  });

  it('is removed from every tab when the guest deletes the data of this device', async () => {
    await left();
    const { submissions, store } = aTab(accepts());
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState().entries).toEqual({});
    expect(submissions.hasPending()).toBe(false);
  });

  it.each([
    ['no entry', 7],
    ['an unknown status', { status: 'lost' }],
    ['an empty key', { keys: { message: '' } }],
    ['another id', { id: 'b' }],
    ['a deadline that is not a time', { deadline: 'soon' }],
  ])('is removed where storage holds %s', async (_name, damage) => {
    await left();
    const root = JSON.parse(keptText()) as {
      slugs: { demo: { submissions: { fields: { entries: Record<string, unknown> } } } };
    };
    const { entries } = root.slugs.demo.submissions.fields;
    entries.a = typeof damage === 'number' ? damage : { ...(entries.a as object), ...damage };
    localStorage.setItem(ROOT_KEY, JSON.stringify(root));
    expect(aTab(accepts()).store.getState().entries).toEqual({});
  });
});

describe('where it is kept', () => {
  it('visit: the body stays in the tab, only keys are on the device', async () => {
    const { submit } = aTab(rejects(anApiError('offline')), { definition: { keptOn: 'visit' } });
    const before = await submit();
    expect(keptText()).not.toContain('Bonjour');
    expect(keptText()).toContain(before?.keys.message);
    expect(aTab(accepts()).kept()).toMatchObject({ body: { message: 'Bonjour' } });
    sessionStorage.clear();
    expect(aTab(accepts()).kept()?.body).toBeUndefined();
  });

  it('visit: nothing is sent by itself', async () => {
    const { submit, submissions } = aTab(rejects(anApiError('offline')), { definition: { keptOn: 'visit' } });
    await submit();
    expect(submissions.hasPending()).toBe(false);
  });

  it('memory: nothing is stored', async () => {
    const { submit, kept } = aTab(rejects(anApiError('offline')), { definition: { keptOn: 'memory' } });
    await submit();
    expect(kept()?.status).toBe('waiting');
    expect(keptText() + (sessionStorage.getItem(ROOT_KEY) ?? '')).not.toContain('Votre message');
  });
});

describe('whether the hotel may have it', () => {
  const leaves = (cause: Error) =>
    vi.fn<Send>((_body, { markSent }) => {
      markSent();
      return Promise.reject(cause);
    });

  it('is kept before the deciding call leaves', async () => {
    let keptWhenSent = '';
    await aTab((_body, { markSent }) => {
      markSent();
      keptWhenSent = keptText();
      return Promise.resolve({});
    }).submit();
    expect(keptWhenSent).toContain('"mayHaveArrived":true');
  });

  it.each([
    ['a lost answer', anApiError('timeout'), true],
    ['a time-out of the server', anApiError('http', 408), true],
    ['a conflict', anApiError('http', 409), true],
    ['a refusal', anApiError('http', 422), undefined],
    ['too many requests', anApiError('http', 429), undefined],
  ])('after %s', async (_name, cause, expected) => {
    expect((await aTab(leaves(cause)).submit())?.mayHaveArrived).toBe(expected);
  });

  it('stays open when a later try is refused', async () => {
    await aTab(leaves(anApiError('timeout'))).submit();
    await aTab(leaves(anApiError('http', 429))).submissions.attempt('a');
    expect(aTab(accepts()).kept()?.mayHaveArrived).toBe(true);
  });

  it('nothing leaves once it was withdrawn', async () => {
    const post = vi.fn();
    const { submit, store } = aTab((_body, { markSent }) => {
      store.getState().remove('a');
      markSent();
      post();
      return Promise.resolve({});
    });
    await submit();
    expect(post).not.toHaveBeenCalled();
  });
});

describe('the key of a receipt', () => {
  const sendsAs =
    (kind: 'message' | 'checkin', before = () => {}): Send =>
    (_body, { keepReceipt }) => {
      before();
      keepReceipt(kind, { _id: 'm1', key: 'secret' });
      return Promise.resolve({});
    };

  it('is kept on the device, after a reload too, or in this tab alone where it opens more', async () => {
    await aTab(sendsAs('message')).submit();
    expect(Object.values(aTab(accepts()).sent().onDevice)).toMatchObject([
      { kind: 'message', id: 'm1', key: 'secret' },
    ]);
    localStorage.clear();
    await aTab(sendsAs('checkin')).submit();
    expect(localStorage.getItem('root')).not.toContain('secret');
    expect(Object.keys(aTab(accepts()).sent().inVisit)).toEqual(['m1']);
  });

  it('is not kept where the guest deleted everything meanwhile, or the hotel gives none', async () => {
    const { submit, store, sent } = aTab((body, tools) =>
      sendsAs('message', () => store.getState().remove('a'))(body, tools),
    );
    await submit();
    expect(allSent(sent())).toEqual([]);
    const other = aTab((_body, { keepReceipt }) => {
      keepReceipt('message', { _id: 'm1' });
      keepReceipt('message', {});
      return Promise.resolve({});
    });
    await other.submit();
    expect(allSent(other.sent())).toEqual([]);
  });
});

describe('the customer', () => {
  const posts = (post: () => Promise<{ _id: string }>, isOptional?: true) =>
    vi.fn<Send>((_body, { postCustomer }) =>
      isOptional ? postCustomer(post, { isOptional }) : postCustomer(post),
    );

  it('gets a new key, kept, where its key went with other data', async () => {
    const keys: string[] = [];
    const send: Send = (_body, { postCustomer }) =>
      postCustomer(({ key }) => {
        keys.push(key);
        return keys.length === 1 ? Promise.reject(anApiError('http', 409)) : Promise.resolve({ _id: 'c1' });
      });
    expect(await aTab(send).submit()).toMatchObject({ receipt: 'c1', keys: { customer: keys[1] } });
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('is the same one for the next submission: this device shows the key that it got, after a reload too', async () => {
    const shown: string[] = [];
    const send: Send = (_body, { postCustomer }) =>
      postCustomer((_attempt, key) => {
        shown.push(key);
        return Promise.resolve({ _id: 'c1', key: 'c1.secret' });
      });
    await aTab(send).submit();
    await aTab(send).submit('Bonsoir', 'b');
    expect(shown).toEqual(['', 'c1.secret']);
  });

  it('leaves no key behind where the guest deleted everything meanwhile', async () => {
    const { submit, store } = aTab((_body, { postCustomer }) =>
      postCustomer(() => {
        store.getState().remove('a');
        return Promise.resolve({ _id: 'c1', key: 'c1.secret' });
      }),
    );
    await submit();
    expect(store.getState().customerKey).toBe('');
  });

  it('stops the submission where it is refused, unless it is optional', async () => {
    const refused = () => Promise.reject(anApiError('http', 422));
    expect(await aTab(posts(refused)).submit()).toMatchObject({ status: 'refused' });
    expect(await aTab(posts(refused, true)).submit()).toMatchObject({ status: 'received' });
  });

  it('stops the submission where the network is away, optional or not', async () => {
    const away = () => Promise.reject(anApiError('offline'));
    expect(await aTab(posts(away, true)).submit()).toMatchObject({ status: 'waiting' });
  });
});
