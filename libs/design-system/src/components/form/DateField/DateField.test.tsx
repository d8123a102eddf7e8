import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TimeField } from '../TextField/TimeField';
import { DateField } from './DateField';
import { NativeDateField } from './NativeDateField';

const parts = { day: 'Jour', month: 'Mois', year: 'Année' };
const part = (name: string) => screen.getByRole('textbox', { name });
const shown = () => ['Jour', 'Mois', 'Année'].map((name) => (part(name) as HTMLInputElement).value);

function Birthday({ first = '', onChange }: { first?: string; onChange?: (...heard: unknown[]) => void }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField
        label="Date de naissance"
        parts={parts}
        autoComplete="bday"
        value={value}
        onValueChange={(date, problem) => {
          setValue(date);
          onChange?.(date, problem);
        }}
      />
      <button onClick={() => setValue('2001-02-03')}>Autre</button>
    </>
  );
}

describe('DateField in parts', () => {
  it('is one group of three named fields that the browser can fill in', () => {
    render(<Birthday first="1987-11-24" />);
    expect(screen.getByRole('group', { name: 'Date de naissance' })).toBeInTheDocument();
    expect(shown()).toEqual(['24', '11', '1987']);
    expect(part('Jour')).toHaveAttribute('autocomplete', 'bday-day');
    expect(part('Mois')).toHaveAttribute('autocomplete', 'bday-month');
    expect(part('Année')).toHaveAttribute('autocomplete', 'bday-year');
    expect(part('Année')).toHaveAttribute('inputmode', 'numeric');
  });

  it('gives the day once it is whole', async () => {
    const heard = vi.fn();
    render(<Birthday onChange={heard} />);
    await userEvent.type(part('Jour'), '4');
    await userEvent.type(part('Mois'), '2');
    expect(heard).toHaveBeenLastCalledWith('', 'incomplete');
    await userEvent.type(part('Année'), '19x99');
    expect(heard).toHaveBeenLastCalledWith('1999-02-04', undefined);
    expect(shown()).toEqual(['4', '2', '1999']);
  });

  it('tells of an impossible day, keeping what was typed', async () => {
    const heard = vi.fn();
    render(<Birthday first="2000-01-31" onChange={heard} />);
    await userEvent.clear(part('Mois'));
    await userEvent.type(part('Mois'), '02');
    expect(heard).toHaveBeenLastCalledWith('', 'impossible');
    expect(shown()).toEqual(['31', '02', '2000']);
  });

  it('takes a pasted date', async () => {
    const heard = vi.fn();
    render(<Birthday onChange={heard} />);
    await userEvent.click(part('Jour'));
    await userEvent.paste('1987-11-24');
    expect(shown()).toEqual(['24', '11', '1987']);
    expect(heard).toHaveBeenLastCalledWith('1987-11-24', undefined);
  });

  it('shows the day that the caller changed', async () => {
    render(<Birthday />);
    await userEvent.type(part('Jour'), '9');
    await userEvent.click(screen.getByRole('button', { name: 'Autre' }));
    expect(shown()).toEqual(['03', '02', '2001']);
  });

  it('gives half a date to the caller, and shows it again', async () => {
    const heard = vi.fn();
    const { unmount } = render(<DateField label="Naissance" parts={parts} value="" onValueChange={heard} />);
    await userEvent.type(part('Jour'), '24');
    expect(heard).toHaveBeenLastCalledWith('', 'incomplete', { day: '24', month: '', year: '' });
    unmount();
    const typed = { day: '24', month: '11', year: '' };
    render(<DateField label="Naissance" parts={parts} value="" typed={typed} onValueChange={heard} />);
    expect(shown()).toEqual(['24', '11', '']);
  });

  it('is described by its error', () => {
    render(
      <DateField
        label="Naissance"
        parts={parts}
        value=""
        error="Corrigez l’année."
        onValueChange={vi.fn()}
      />,
    );
    expect(part('Année')).toBeInvalid();
    expect(part('Année')).toHaveAccessibleDescription('Corrigez l’année.');
  });
});

describe('native fields', () => {
  it('give the day and what is wrong with it', () => {
    const heard = vi.fn();
    render(<NativeDateField label="Jour" onValueChange={heard} />);
    const field = screen.getByLabelText('Jour');
    fireEvent.change(field, { target: { value: '2026-11-25' } });
    expect(heard).toHaveBeenLastCalledWith('2026-11-25', undefined);
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.change(field, { target: { value: '' } });
    expect(heard).toHaveBeenLastCalledWith('', 'impossible');
  });

  it('tell that a day which was filled in is emptied', () => {
    const heard = vi.fn();
    render(<NativeDateField label="Jour" value="2026-11-25" onValueChange={heard} />);
    fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '' } });
    expect(heard).toHaveBeenCalledWith('', undefined);
  });

  it('tell of half an hour when it is left', () => {
    const heard = vi.fn();
    render(<TimeField label="Heure" onValueChange={heard} />);
    const field = screen.getByLabelText('Heure');
    fireEvent.blur(field);
    expect(heard).not.toHaveBeenCalled();
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.blur(field);
    fireEvent.blur(field);
    expect(heard).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledWith('', 'incomplete');
  });
});
