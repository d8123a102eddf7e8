import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './Steps';

it('is a bar named by its words', () => {
  render(<Steps current={2} count={6} text="Étape 2 sur 6 :" title="Vos informations" />);
  const bar = screen.getByRole('progressbar', { name: 'Étape 2 sur 6 : Vos informations' });
  expect(bar).toHaveAttribute('value', '2');
  expect(bar).toHaveAttribute('max', '6');
});

it.each([
  [0, 6, '1', '6'],
  [9, 6, '6', '6'],
  [Number.NaN, 0, '1', '1'],
])('keeps step %s of %s within the bar', (current, count, value, max) => {
  render(<Steps current={current} count={count} text="Étape" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', value);
  expect(screen.getByRole('progressbar')).toHaveAttribute('max', max);
});
