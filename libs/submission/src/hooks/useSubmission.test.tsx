import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RegistryProvider } from '@guest/state';
import { SubmissionsProvider, type SubmissionsSource } from '../context/SubmissionsContext';
import { aTab, anApiError, type Send } from '../test/aDevice';
import { useSubmission } from './useSubmission';
import { useUnread } from './useSubmissions';

beforeEach(() => localStorage.clear());

function aForm(send: Send, source?: SubmissionsSource, only?: string) {
  const { registry, definition, submissions, store } = aTab(send);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RegistryProvider registry={registry}>
      <SubmissionsProvider value={source ?? (() => Promise.resolve(submissions))}>
        {children}
      </SubmissionsProvider>
    </RegistryProvider>
  );
  const { result } = renderHook(
    () => ({ form: useSubmission(definition, '', only), unread: useUnread('message') }),
    {
      wrapper,
    },
  );
  const press = (message = 'Bonjour') =>
    act(() => result.current.form.send({ message }, { label: 'Message' }));
  return { result, store, press, form: () => result.current.form };
}

const offline = vi.fn<Send>();

describe('useSubmission', () => {
  beforeEach(() => void offline.mockImplementation(() => Promise.reject(anApiError('offline'))));

  it('is editing until something was sent, then received with its receipt', async () => {
    const { press, form } = aForm(() => Promise.resolve('thanks'));
    expect(form().status).toBe('editing');
    expect(await press()).toBe('received');
    expect(form()).toMatchObject({ status: 'received', receipt: 'thanks', isBusy: false });
    act(() => form().removeReceived());
    expect(form().status).toBe('editing');
  });

  it('is busy with the first sending while it is under way', async () => {
    let answer = (_: unknown) => {};
    const { form } = aForm(() => new Promise((resolve) => (answer = resolve)));
    act(() => void form().send({ message: 'Bonjour' }, { label: 'Message' }));
    await waitFor(() => expect(form()).toMatchObject({ status: 'sending', busyWith: 'send' }));
    answer({});
    await waitFor(() => expect(form().status).toBe('received'));
    expect(form().busyWith).toBeUndefined();
  });

  it('waits on the device, says that a retry was in vain, and arrives later', async () => {
    const { press, form } = aForm(offline);
    await press();
    expect(form()).toMatchObject({ status: 'waiting', isOnDevice: true, isInVain: false });
    await act(() => form().retry());
    expect(form()).toMatchObject({ status: 'waiting', isInVain: true });
    offline.mockResolvedValueOnce('thanks');
    await act(() => form().retry());
    expect(form()).toMatchObject({ status: 'received', isInVain: false });
  });

  it('keeps the submission where the code that sends does not load', async () => {
    const { press, form } = aForm(offline, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await press()).toBe('waiting');
    expect(form().failure).toEqual({ kind: 'offline' });
    expect(form().isOnDevice).toBe(true);
  });

  it('starts again beside one that waits: both are kept', async () => {
    const { press, form, store } = aForm(offline);
    await press('one');
    act(() => form().startAgain());
    expect(form().status).toBe('editing');
    await press('two');
    expect(Object.keys(store.getState().entries)).toHaveLength(2);
  });

  it('replaces one that waits and never left by changed content', async () => {
    const { press, store } = aForm(offline);
    await press('one');
    await press('two');
    expect(Object.values(store.getState().entries).map(({ body }) => body)).toEqual([{ message: 'two' }]);
  });

  it('shows one by its id, whatever the form shows', async () => {
    const { form, store, press } = aForm(offline, undefined, 'other');
    await press('one');
    const [kept] = Object.values(store.getState().entries);
    expect(form().status).toBe('editing');
    act(() => store.getState().put({ ...(kept as NonNullable<typeof kept>), id: 'other' }));
    expect(form()).toMatchObject({ status: 'waiting', kept: { id: 'other' } });
    await act(() => form().retry());
    expect(form()).toMatchObject({ isInVain: true, kept: { tries: 2 } });
  });

  it('withdraws one that waits', async () => {
    const { press, form, store } = aForm(offline);
    await press();
    act(() => form().withdraw());
    expect(form().status).toBe('editing');
    expect(store.getState().entries).toEqual({});
  });

  it('lists a refused one that no form shows, until a form follows it', async () => {
    const { press, form, result } = aForm(() => Promise.reject(anApiError('http', 422)));
    await press();
    expect(result.current.unread).toEqual([]);
    act(() => form().startAgain());
    const [unread] = result.current.unread;
    expect(unread?.status).toBe('refused');
    act(() => form().follow(unread?.id ?? ''));
    expect(result.current.unread).toEqual([]);
    expect(form().status).toBe('refused');
  });
});
