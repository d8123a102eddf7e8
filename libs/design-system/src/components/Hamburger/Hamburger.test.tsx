import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Hamburger } from './Hamburger';

const button = () => screen.getByRole('button', { name: 'Menu' });
const width = () => button().querySelector('svg')?.getAttribute('width');

describe('Hamburger', () => {
  it('keeps its own state and tells it', async () => {
    const onToggle = vi.fn();
    render(<Hamburger label="Menu" onToggle={onToggle} />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(onToggle).toHaveBeenLastCalledWith(true);
  });

  it('toggles by Enter', async () => {
    render(<Hamburger label="Menu" />);
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows its label where asked, under the same name', () => {
    render(<Hamburger label="Menu" hasLabel />);
    expect(screen.getByText('Menu')).toBe(button());
  });

  it('follows its parent when that holds the state', async () => {
    const onToggle = vi.fn();
    render(<Hamburger label="Menu" isOpen={false} onToggle={onToggle} />);
    await userEvent.click(button());
    expect(onToggle).toHaveBeenCalledWith(true);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    [undefined, '32'],
    [12, '12'],
    [48, '48'],
    [4, '12'],
    [400, '48'],
  ])('draws a size of %s at %s px', (size, drawn) => {
    render(<Hamburger label="Menu" size={size} />);
    expect(width()).toBe(drawn);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 'large' as unknown as number])(
    'draws 32 px for %s, and warns',
    (size) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      render(<Hamburger label="Menu" size={size} />);
      expect(width()).toBe('32');
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});
