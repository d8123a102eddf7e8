import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ScrollSpy, type ScrollSpyProps } from './ScrollSpy';

const sections = [
  { id: 'wifi', label: 'Wi-Fi' },
  { id: 'pool', label: 'Piscine' },
];

it('starts at the first section', () => {
  render(<ScrollSpy label="Sommaire" sections={sections} layout="column" />);
  expect(screen.getByRole('link', { name: 'Wi-Fi' })).toHaveAttribute('aria-current', 'location');
  expect(screen.getByRole('link', { name: 'Piscine' })).not.toHaveAttribute('aria-current');
});

it('is a row for a layout nobody knows, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<ScrollSpy label="Sommaire" sections={sections} layout={'ring' as ScrollSpyProps['layout']} />);
  expect(screen.getByRole('group', { name: 'Sommaire' })).toBeInTheDocument();
  expect(warn).toHaveBeenCalled();
});
