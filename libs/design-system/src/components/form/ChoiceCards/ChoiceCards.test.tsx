import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChoiceCards } from './ChoiceCards';

const options = [
  { value: 'pool', label: 'Piscine', note: 'Chauffée' },
  { value: 'spa', label: 'Spa' },
  { value: 'gym', label: 'Salle', disabled: true },
];
const box = (name: RegExp, role: 'radio' | 'checkbox' = 'checkbox') => screen.getByRole(role, { name });

describe('ChoiceCards', () => {
  it('takes one of its cards', async () => {
    const heard = vi.fn();
    render(<ChoiceCards legend="Envie" options={options} defaultValue="pool" onValueChange={heard} />);
    expect(screen.getByRole('group', { name: 'Envie' })).toBeInTheDocument();
    expect(box(/Piscine/, 'radio')).toBeChecked();
    await userEvent.click(screen.getByText('Spa'));
    expect(heard).toHaveBeenCalledWith('spa');
    expect(box(/Piscine/, 'radio')).not.toBeChecked();
  });

  it('takes as many as wished, kept by the form', async () => {
    const heard = vi.fn();
    render(
      <ChoiceCards
        type="checkbox"
        legend="Envies"
        options={options}
        defaultValue={['pool']}
        onValueChange={heard}
      />,
    );
    await userEvent.click(box(/Spa/));
    expect(heard).toHaveBeenLastCalledWith(['pool', 'spa']);
    await userEvent.click(box(/Piscine/));
    expect(heard).toHaveBeenLastCalledWith(['spa']);
    await userEvent.click(box(/Salle/));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('takes as many as wished, kept by the caller', async () => {
    function Kept() {
      const [value, setValue] = useState<string[]>([]);
      return (
        <ChoiceCards
          type="checkbox"
          legend="Envies"
          options={options}
          value={value}
          onValueChange={setValue}
        />
      );
    }
    render(<Kept />);
    await userEvent.click(box(/Piscine/));
    await userEvent.click(box(/Spa/));
    await userEvent.click(box(/Piscine/));
    expect(box(/Piscine/)).not.toBeChecked();
    expect(box(/Spa/)).toBeChecked();
  });

  it('shows one column for a count that is none, and says so', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<ChoiceCards legend="Envie" options={options} columns={7 as 1} />);
    expect(document.querySelector('[data-columns]')).toHaveAttribute('data-columns', '1');
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it('ticks nothing for a value that is none of its choices', () => {
    render(<ChoiceCards legend="Envie" options={options} value="golf" />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('reports the choice and describes what is missing', async () => {
    const heard = vi.fn();
    render(<ChoiceCards legend="Envie" options={options} error="Choisissez." onValueChange={heard} />);
    expect(screen.getByRole('group', { name: 'Envie' })).toHaveAccessibleDescription('Choisissez.');
    expect(box(/Spa/, 'radio')).toBeInvalid();
    await userEvent.click(screen.getByText('Chauffée'));
    expect(heard).toHaveBeenCalledWith('pool');
  });
});
