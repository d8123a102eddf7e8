import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SelectField } from './SelectField';

const options = [
  { value: 'FR', label: 'France' },
  { value: 'GB', label: 'Royaume-Uni' },
];
const field = () => screen.getByRole('combobox', { name: 'Pays' });

describe('SelectField', () => {
  it('shows the value it was given, and tells the next', async () => {
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    render(<SelectField label="Pays" options={options} defaultValue="GB" onChange={onChange} />);
    expect(field()).toHaveValue('GB');
    await userEvent.selectOptions(field(), 'FR');
    expect(onChange).toHaveReturnedWith('FR');
  });

  it.each([{ value: 'XX', onChange: () => undefined }, { defaultValue: 'XX' }])(
    'shows nothing as chosen for a value that is not on offer: %o',
    (given) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      render(<SelectField label="Pays" options={options} {...given} />);
      expect(field()).toHaveValue('');
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  it('shows its placeholder for a value that is not on offer', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<SelectField label="Pays" options={options} placeholder="Choisir…" defaultValue="XX" />);
    expect(field()).toHaveDisplayValue('Choisir…');
  });

  it('survives an empty list', () => {
    render(<SelectField label="Pays" options={[]} placeholder="Choisir…" />);
    expect(field()).toHaveValue('');
  });
});
