import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CountryField, type CountryFieldProps } from './CountryField';

const heard = vi.fn();

function Nationality({ first = '', ...props }: Partial<CountryFieldProps> & { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <CountryField
      label="Nationalité"
      language="fr"
      emptyText="Aucun pays"
      countText={(count) => `${count} pays`}
      {...props}
      value={value}
      onValueChange={(code, problem) => {
        heard(code, problem);
        setValue(code);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Nationalité' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('CountryField', () => {
  it('shows the name of its code', () => {
    render(<Nationality first="fr" />);
    expect(field()).toHaveValue('France');
  });

  it('is empty for a code that is none', () => {
    render(<Nationality first="ZZ" />);
    expect(field()).toHaveValue('');
  });

  it('takes the first country found with Enter', async () => {
    render(<Nationality />);
    await userEvent.type(field(), 'all');
    expect(options()[0]).toBe('Allemagne');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{Enter}');
    expect(heard).toHaveBeenLastCalledWith('DE', undefined);
    expect(field()).toHaveValue('Allemagne');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('moves by arrows, and Escape leaves what was', async () => {
    render(<Nationality first="FR" />);
    await userEvent.click(field());
    expect(options()).toHaveLength(250);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('France');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('France');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(field()).not.toHaveValue('France');
  });

  it('takes a pressed option', async () => {
    render(<Nationality />);
    await userEvent.type(field(), 'royaume');
    await userEvent.click(screen.getByRole('option', { name: 'Royaume-Uni' }));
    expect(field()).toHaveFocus();
  });

  it('reads the name that the browser filled in', () => {
    render(<Nationality />);
    fireEvent.change(field(), { target: { value: 'Belgique' } });
  });

  it('says what is none, and keeps it to be corrected', async () => {
    render(<Nationality first="FR" />);
    await userEvent.clear(field());
    expect(heard).toHaveBeenLastCalledWith('', undefined);
    await userEvent.type(field(), 'Poldévie');
    expect(heard).toHaveBeenLastCalledWith('', 'unknown');
    expect(screen.getByRole('status')).toHaveTextContent('Aucun pays');
    await userEvent.tab();
    expect(field()).toHaveValue('Poldévie');
  });

  it('puts the usual countries first', async () => {
    render(<Nationality preferred={['FR', 'GB', 'ZZ']} />);
    await userEvent.click(field());
    expect(options().slice(0, 3)).toEqual(['France', 'Royaume-Uni', 'Afghanistan']);
    expect(screen.getByRole('status')).toHaveTextContent('250 pays');
  });
});

it('gives the caller what is none, shows it again, and tells when it is taken out', async () => {
  const heard = vi.fn();
  const field = (typed: string) => (
    <CountryField label="Pays" language="fr" value="" typed={typed} onValueChange={heard} />
  );
  const { rerender } = render(field('Deutsch'));
  const box = screen.getByRole('combobox');
  expect(box).toHaveValue('Deutsch');
  await userEvent.type(box, 'x');
  expect(heard).toHaveBeenLastCalledWith('', 'unknown', 'Deutschx');
  rerender(field('Deutschx'));
  await userEvent.clear(box);
  expect(heard).toHaveBeenLastCalledWith('');
});

it('shows a country that another hand gave, whatever was being typed', async () => {
  function Copied() {
    const [value, setValue] = useState('');
    return (
      <>
        <CountryField label="Nationalité" language="fr" emptyText="" value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('PL')}>
          Copier
        </button>
      </>
    );
  }
  render(<Copied />);
  await userEvent.type(field(), 'Neverland');
  expect(field()).toHaveValue('Neverland');
  await userEvent.click(screen.getByRole('button', { name: 'Copier' }));
  expect(field()).toHaveValue('Pologne');
});
