import { renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Hoster } from '@guest/api-contract';
import { createRegistry, RegistryProvider } from '@guest/state';
import { useVisitStore } from '../store/visitStore';
import { useHotelZone } from './useHotelZone';

function zoneSeen(over: Partial<Hoster>): string {
  const registry = createRegistry();
  const data = { ...v.parse(Hoster, { _id: 'id', slug: 'palace', name: 'Le Palace' }), ...over };
  useVisitStore.in(registry).setState({ slug: 'palace', hoster: { status: 'success', data } });
  return renderHook(useHotelZone, {
    wrapper: ({ children }) => <RegistryProvider registry={registry}>{children}</RegistryProvider>,
  }).result.current;
}

it('is the hotel’s own, unless the server says that this device has it wrong', () => {
  const at = '2026-12-01T00:00:00.000Z';
  expect(zoneSeen({})).toBe('Europe/Paris');
  expect(zoneSeen({ utcOffset: { minutes: 60, at } })).toBe('Europe/Paris');
  expect(zoneSeen({ utcOffset: { minutes: 120, at } })).toBe('Etc/GMT-2');
});
