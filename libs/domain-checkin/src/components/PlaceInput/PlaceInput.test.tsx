import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '@guest/api-contract';
import { aBackend, server } from '@guest/testing';
import { renderPart } from '../../test/renderPart';
import { PlaceInput } from './PlaceInput';

const heardCity = vi.fn<(city: string) => void>();
const heardPlace = vi.fn<(place: Place) => void>();

function Screen() {
  const [value, setValue] = useState('');
  const handleChange = (next: string) => {
    heardCity(next);
    setValue(next);
  };
  return (
    <PlaceInput label="Ville" value={value} onValueChange={handleChange} onPlace={heardPlace} country="FR" />
  );
}
const field = () => screen.findByRole('combobox', { name: 'Ville' });

beforeEach(async () => {
  vi.clearAllMocks();
  server.use(...(await aBackend()).handlers);
});

describe('a town', () => {
  it('is found by its first letters and taken by the keyboard, with its country', async () => {
    const { user } = renderPart(Screen);
    await user.type(await field(), 'gdan');
    expect(await screen.findByRole('option', { name: /Gdansk/u })).toHaveTextContent(
      'GdanskPoméranie, Pologne',
    );
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('1 lieu'),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(heardCity).toHaveBeenLastCalledWith('Gdansk');
    await waitFor(() => expect(heardPlace.mock.lastCall?.[0].addressComponents.countryCode).toBe('PL'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('is asked for once, after a pause, and never in two questions at a time', async () => {
    const asked: string[] = [];
    server.use(
      http.post('*/api/places', async ({ request }) => {
        expect(new URL(request.url).search).toBe('');
        asked.push(((await request.clone().json()) as { query: string }).query);
        return undefined;
      }),
    );
    const { user } = renderPart(Screen);
    await user.type(await field(), 'Renn');
    await screen.findAllByRole('option');
    expect(asked).toEqual(['Renn']);
  });

  it('is typed like any word where nobody answers', async () => {
    server.use(http.post('*/api/places', () => HttpResponse.error()));
    const { user } = renderPart(Screen);
    await user.type(await field(), 'Vezin-le-Coquet');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole('option')).toBeNull();
    expect(heardCity).toHaveBeenLastCalledWith('Vezin-le-Coquet');
  });
});
