import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberStepper } from './NumberStepper';

interface TraysProps {
  first?: number;
  min?: number;
  max?: number;
  onTold?: (value: number) => void;
}

function Trays({ first = 2, min = 1, max = 5, onTold }: TraysProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <NumberStepper
        label="Plateaux"
        value={value}
        onValueChange={(next) => {
          onTold?.(next);
          setValue(next);
        }}
        min={min}
        max={max}
        decreaseLabel="Retirer un plateau"
        increaseLabel="Ajouter un plateau"
        requiredText="Indiquez un nombre"
      />
      <output>{String(value)}</output>
    </>
  );
}

const count = () => screen.getByRole('status').textContent;
const field = () => screen.getByRole('spinbutton', { name: 'Plateaux' });

describe('NumberStepper', () => {
  it('counts by its buttons and stops at its limits', async () => {
    render(<Trays />);
    const more = screen.getByRole('button', { name: 'Ajouter un plateau' });
    const less = screen.getByRole('button', { name: 'Retirer un plateau' });
    await userEvent.click(less);
    expect(count()).toBe('1');
    expect(less).toBeDisabled();
    for (let press = 0; press < 6; press += 1) await userEvent.click(more);
    expect(count()).toBe('5');
    expect(more).toBeDisabled();
    expect(field()).toHaveAttribute('aria-valuenow', '5');
  });

  it('counts by the arrow keys', async () => {
    render(<Trays />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(count()).toBe('3');
    await userEvent.keyboard('{End}');
    expect(count()).toBe('5');
    await userEvent.keyboard('{Home}');
    expect(count()).toBe('1');
  });

  it('says that it is required when it was left empty, and keeps its value', async () => {
    render(<Trays />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('2');
    expect(screen.getByRole('alert')).toHaveTextContent('Indiquez un nombre');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Indiquez un nombre');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un plateau' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes a typed number when it is left or Enter is pressed, not its first digit', async () => {
    const told: number[] = [];
    render(<Trays first={3} max={50} onTold={(value) => told.push(value)} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '12');
    expect(count()).toBe('3');
    expect(field()).toHaveValue('12');
    await userEvent.keyboard('{Enter}');
    expect(count()).toBe('12');
    await userEvent.clear(field());
    await userEvent.type(field(), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un plateau' }));
    expect(told).toEqual([12, 20, 21]);
    expect(field()).toHaveValue('21');
  });

  it('steps with the arrow keys from what is typed', async () => {
    render(<Trays max={50} />);
    await userEvent.clear(field());
    await userEvent.type(field(), '12{ArrowUp}');
    expect(count()).toBe('13');
  });

  it('brings a typed number back within its limits when left', async () => {
    render(<Trays />);
    await userEvent.clear(field());
    await userEvent.type(field(), '87');
    await userEvent.tab();
    expect(count()).toBe('5');
    expect(field()).toHaveValue('5');
  });

  it('keeps the number when what was typed is none', async () => {
    render(<Trays />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'abc');
    await userEvent.tab();
    expect(field()).toHaveValue('2');
  });

  it('reads a pasted decimal as its whole part', async () => {
    render(<Trays max={99} />);
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('2,5');
    await userEvent.tab();
    expect(count()).toBe('2');
  });

  describe('as a field', () => {
    const nights = {
      label: 'Nuits',
      value: 2,
      onValueChange: () => undefined,
      decreaseLabel: 'Une nuit de moins',
      increaseLabel: 'Une nuit de plus',
    };
    const input = () => screen.getByRole('spinbutton', { name: /^Nuits/ });

    it.each(['stack', 'row'] as const)('ties label, hint and error to its input (%s)', (layout) => {
      render(
        <NumberStepper
          {...nights}
          id="nights"
          layout={layout}
          marker="facultatif"
          hint="Sept au plus"
          error="Indiquez une nuit de moins"
        />,
      );
      expect(screen.getByRole('spinbutton', { name: 'Nuits facultatif' })).toHaveAttribute('id', 'nights');
      expect(input()).toBeInvalid();
      expect(input()).toHaveAccessibleDescription('Sept au plus Indiquez une nuit de moins');
    });

    it('is invalid without words where its label is hidden', () => {
      render(
        <NumberStepper {...nights} isLabelHidden hint="Sept au plus" error="Indiquez une nuit de moins" />,
      );
      expect(input()).toBeInvalid();
      expect(input()).not.toHaveAccessibleDescription();
      expect(screen.queryByText('Indiquez une nuit de moins')).not.toBeInTheDocument();
    });

    it('hands native properties on to its input', async () => {
      const ref = createRef<HTMLInputElement>();
      const onBlur = vi.fn();
      render(<NumberStepper {...nights} ref={ref} name="nights" onBlur={onBlur} required />);
      await userEvent.click(input());
      await userEvent.tab();
      expect(onBlur).toHaveBeenCalledOnce();
      expect(ref.current).toBe(input());
      expect(ref.current).toHaveAttribute('name', 'nights');
      expect(input()).toBeRequired();
    });

    it('counts nothing while it is disabled', () => {
      render(<NumberStepper {...nights} disabled />);
      expect(input()).toBeDisabled();
      for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    });
  });
});
