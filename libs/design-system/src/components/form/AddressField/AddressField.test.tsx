import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Address, type AddressSuggestion } from './address';
import { AddressField, type AddressFieldProps } from './AddressField';
import { SUGGEST_AFTER_MS } from './useSuggestions';

const labels = { line: 'Rue', postalCode: 'Code postal', city: 'Ville', country: 'Pays' };
const aStreet = (address: AddressSuggestion['address']): AddressSuggestion => ({
  id: '1',
  title: '12 rue de la Monnaie',
  note: 'Rennes',
  address,
});
const blank = { line: '', postalCode: '', city: '', country: '' };
const rennes = { line: '12 rue de la Monnaie', postalCode: '35000', city: 'Rennes', country: 'FR' };

const heard = vi.fn();

function Home({ first, ...props }: Partial<AddressFieldProps> & { first?: Partial<Address> }) {
  const [value, setValue] = useState<Address>({ ...blank, ...first });
  return (
    <AddressField
      id="home"
      legend="Adresse"
      labels={labels}
      language="fr"
      {...props}
      value={value}
      onValueChange={(next, ...problem) => {
        heard(next, ...problem);
        setValue(next);
      }}
    />
  );
}

const setUp = (props: Parameters<typeof Home>[0] = {}) => {
  render(<Home {...props} />);
  return heard;
};
const street = () => screen.getByRole('combobox', { name: 'Rue' });
const type = (text: string) => fireEvent.change(street(), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(SUGGEST_AFTER_MS));

beforeEach(() => {
  heard.mockClear();
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.useRealTimers());

describe('AddressField', () => {
  it('asks for town and country alone where that is its extent', () => {
    setUp({ extent: 'place', labels: { ...labels, countries: (count) => `${count} pays` } });
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
    expect(fields.map(({ id }) => id)).toEqual(['home-city', 'home-country']);
    fireEvent.click(screen.getByRole('combobox', { name: 'Pays' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Pays' }), { target: { value: 'pologn' } });
    expect(screen.getByText('1 pays')).toBeInTheDocument();
  });

  it('is four plain fields without suggestions', () => {
    const heard = setUp({ first: { country: 'FR' } });
    expect(screen.getByRole('textbox', { name: 'Rue' })).toHaveAttribute('autocomplete', 'address-line1');
    expect(screen.getByRole('textbox', { name: 'Ville' })).toHaveAttribute('id', 'home-city');
    fireEvent.change(screen.getByRole('textbox', { name: 'Ville' }), { target: { value: 'Brest' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Code postal' }), { target: { value: '29200' } });
    expect(heard).toHaveBeenLastCalledWith({ line: '', postalCode: '29200', city: 'Brest', country: 'FR' });
  });

  it('asks once for a few letters, after a pause', async () => {
    const suggest = vi.fn(() => Promise.resolve([aStreet(() => Promise.resolve(rennes))]));
    setUp({ suggest });
    type('12');
    await pause();
    expect(suggest).not.toHaveBeenCalled();
    type('12 r');
    type('12 ru');
    await pause();
    expect(suggest).toHaveBeenCalledExactlyOnceWith('12 ru', expect.any(AbortSignal));
    expect(screen.getByRole('option')).toHaveTextContent('12 rue de la MonnaieRennes');
  });

  it('fills in what a suggestion knows', async () => {
    const heard = setUp({
      suggest: () => Promise.resolve([aStreet(() => Promise.resolve(rennes))]),
      first: { city: 'Brest' },
    });
    type('12 rue');
    await pause();
    fireEvent.click(screen.getByRole('option'));
    await act(() => Promise.resolve());
    expect(heard).toHaveBeenLastCalledWith(rennes);
    expect(screen.queryByRole('option')).toBeNull();
    await pause();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('fills in the country of a suggested town, and leaves the street alone', async () => {
    const heard = setUp({
      suggestCity: () =>
        Promise.resolve([
          {
            id: '1',
            title: 'Gdańsk',
            note: 'Pologne',
            address: () => Promise.resolve({ city: 'Gdańsk', country: 'PL' }),
          },
        ]),
      first: { line: 'ul. Długa 1', country: 'FR' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Ville' }), { target: { value: 'gda' } });
    await pause();
    fireEvent.click(screen.getByRole('option'));
    await act(() => Promise.resolve());
    expect(heard).toHaveBeenLastCalledWith({
      line: 'ul. Długa 1',
      postalCode: '',
      city: 'Gdańsk',
      country: 'PL',
    });
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('lets a guest who types on overrule a late lookup', async () => {
    let answer: (address: typeof rennes) => void = () => undefined;
    const late = () => new Promise<typeof rennes>((resolve) => (answer = resolve));
    const heard = setUp({ suggest: () => Promise.resolve([aStreet(late)]) });
    type('12 rue');
    await pause();
    fireEvent.click(screen.getByRole('option'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Ville' }), { target: { value: 'Brest' } });
    await act(async () => {
      answer(rennes);
      await Promise.resolve();
    });
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Brest', line: rennes.line }));
  });

  it('goes on by hand when the service fails', async () => {
    const heard = setUp({ suggest: () => Promise.reject(new Error('down')) });
    type('12 rue');
    await pause();
    expect(screen.queryByRole('option')).toBeNull();
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ line: '12 rue' }));
  });

  it('keeps the title when a lookup fails', async () => {
    const lookup = () => Promise.reject(new Error('down'));
    const heard = setUp({ suggest: () => Promise.resolve([aStreet(lookup)]) });
    type('12 rue');
    await pause();
    fireEvent.click(screen.getByRole('option'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ line: '12 rue de la Monnaie' }));
  });

  it('leaves the street alone when the lookup of a town fails', async () => {
    const lost = {
      id: '1',
      title: 'Gdańsk',
      note: 'Pologne',
      address: () => Promise.reject(new Error('down')),
    };
    const heard = setUp({
      suggestCity: () => Promise.resolve([lost]),
      first: { line: 'ul. Długa 1' },
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Ville' }), { target: { value: 'gda' } });
    await pause();
    fireEvent.click(screen.getByRole('option'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ line: 'ul. Długa 1', city: 'Gdańsk' }));
  });

  it('says that a typed country is none, whatever else is typed, until it is one', () => {
    const heard = setUp();
    const country = screen.getByRole('combobox', { name: 'Pays' });
    fireEvent.change(country, { target: { value: 'Narnia' } });
    expect(heard).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: '' }),
      'unknown',
      expect.any(String),
    );
    fireEvent.change(screen.getByRole('textbox', { name: 'Ville' }), { target: { value: 'Brest' } });
    expect(heard).toHaveBeenLastCalledWith(
      expect.objectContaining({ city: 'Brest' }),
      'unknown',
      expect.any(String),
    );
    fireEvent.change(country, { target: { value: 'France' } });
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'FR' }));
  });

  it('takes a suggested country in place of one that is none', async () => {
    const heard = setUp({ suggest: () => Promise.resolve([aStreet(() => Promise.resolve(rennes))]) });
    fireEvent.change(screen.getByRole('combobox', { name: 'Pays' }), { target: { value: 'Narnia' } });
    type('12 rue');
    await pause();
    fireEvent.click(screen.getByRole('option', { name: /Monnaie/u }));
    await act(() => Promise.resolve());
    expect(heard).toHaveBeenLastCalledWith(rennes);
    expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveValue('France');
  });

  it('keeps the guest’s own address out of somebody else’s', () => {
    setUp({ autoComplete: 'off', suggest: () => Promise.resolve([]) });
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
    expect(fields).toHaveLength(4);
    for (const field of fields) expect(field).toHaveAttribute('autocomplete', 'off');
  });

  it('ties each error to its part', () => {
    setUp({ errors: { city: 'Indiquez la ville.' }, required: ['city'] });
    const city = screen.getByRole('textbox', { name: 'Ville' });
    expect(city).toHaveAccessibleDescription('Indiquez la ville.');
    expect(city).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('textbox', { name: 'Rue' })).toBeValid();
  });
});
