import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MapPin } from './MapPin';

const pin = { label: '3 Musée des Beaux-Arts, à 850 m', name: 'Musée', icon: 'culture', number: 3 } as const;

it('is a button named by its label', async () => {
  const onClick = vi.fn();
  render(<MapPin {...pin} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: '3 Musée des Beaux-Arts, à 850 m' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('a selected pin says so and is never a dot', () => {
  const { rerender } = render(<MapPin {...pin} isDot />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('data-dot', 'true');
  expect(button).not.toHaveAttribute('aria-current');
  rerender(<MapPin {...pin} isDot isSelected />);
  expect(button).toHaveAttribute('data-dot', 'false');
  expect(button).toHaveAttribute('aria-current', 'true');
});
