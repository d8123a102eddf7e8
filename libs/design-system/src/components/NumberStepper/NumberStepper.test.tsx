import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberStepper } from './NumberStepper';

function Trays({ first = 2, min = 1, max = 5 }: { first?: number; min?: number; max?: number }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <NumberStepper
        label="Plateaux"
        value={value}
        onValueChange={setValue}
        min={min}
        max={max}
        decreaseLabel="Retirer un plateau"
        increaseLabel="Ajouter un plateau"
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

  it('takes a typed number', async () => {
    render(<Trays />);
    await userEvent.clear(field());
    await userEvent.type(field(), '4');
    expect(count()).toBe('4');
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

  it('counts from the least when the value is no number', async () => {
    render(<Trays first={Number.NaN} />);
    expect(field()).toHaveValue('1');
    expect(field()).toHaveAttribute('aria-valuenow', '1');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter un plateau' }));
    expect(count()).toBe('2');
  });

  it('reads a pasted decimal as its whole part', async () => {
    render(<Trays max={99} />);
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('2,5');
    expect(count()).toBe('2');
  });
});
