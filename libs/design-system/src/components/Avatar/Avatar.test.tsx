import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar, type AvatarSize } from './Avatar';
import { initialsOf } from './initialsOf';

it.each([
  ['Anna Kowalska', 'AK'],
  ['Jean-Pierre de La Fontaine', 'JF'],
  ['Anna Kowalska-Lewandowska', 'AK'],
  ['Kowalska-Lewandowska', 'K'],
  ['élodie', 'É'],
  ['  ', ''],
  ['👩‍🍳 Fatiha', '👩F'],
])('takes the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('Avatar', () => {
  it('falls back from picture to initials', () => {
    const { container } = render(<Avatar name="Anna Kowalska" src="/missing.jpg" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByRole('img', { name: 'Anna Kowalska' })).toHaveTextContent('AK');
  });

  it('is silent beside its name', () => {
    render(<Avatar name="Anna Kowalska" isDecorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has the usual size for one nobody knows, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Avatar name="Anna" size={'giant' as AvatarSize} />);
    expect(screen.getByRole('img')).toHaveAttribute('data-size', 'm');
    expect(warn).toHaveBeenCalledOnce();
  });
});
