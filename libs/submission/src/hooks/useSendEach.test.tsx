import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RegistryProvider } from '@guest/state';
import { SubmissionsProvider, type SubmissionsSource } from '../context/SubmissionsContext';
import { allKept } from '../store/submissionsStore';
import { aTab, anApiError, type Send } from '../test/aDevice';
import { useSendEach } from './useSendEach';

beforeEach(() => localStorage.clear());

async function sendBoth(send: Send, source?: SubmissionsSource) {
  const { registry, definition, submissions, store } = aTab(send);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RegistryProvider registry={registry}>
      <SubmissionsProvider value={source ?? (() => Promise.resolve(submissions))}>
        {children}
      </SubmissionsProvider>
    </RegistryProvider>
  );
  const { result } = renderHook(() => useSendEach(definition), { wrapper });
  const wanted = ['one', 'other'].map((subject) => ({
    subject,
    label: subject,
    body: { message: subject },
  }));
  const isDone = await act(() => result.current(wanted));
  const kept = allKept(store.getState());
  return { isDone, statuses: kept.map(({ status }) => status), shown: store.getState().shown };
}

it('sends each on its own, and no form shows them', async () => {
  const send = vi.fn<Send>(() => Promise.resolve('thanks'));
  expect(await sendBoth(send)).toEqual({ isDone: true, statuses: ['received', 'received'], shown: {} });
  expect(send).toHaveBeenCalledTimes(2);
});

it('keeps those that do not arrive', async () => {
  const send = vi.fn<Send>().mockResolvedValueOnce('thanks').mockRejectedValue(anApiError('offline'));
  const { isDone, statuses } = await sendBoth(send);
  expect(isDone).toBe(false);
  expect(statuses.sort()).toEqual(['received', 'waiting']);
});

it('keeps all where the code that sends does not load', async () => {
  const { isDone, statuses } = await sendBoth(vi.fn<Send>(), () => Promise.reject(new TypeError('gone')));
  expect({ isDone, statuses }).toEqual({ isDone: false, statuses: ['waiting', 'waiting'] });
});
