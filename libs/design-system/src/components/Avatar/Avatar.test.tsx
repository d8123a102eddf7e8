import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar';
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
  it('shows initials, named by the whole name', () => {
    render(<Avatar name="Anna Kowalska" />);
    expect(screen.getByRole('img', { name: 'Anna Kowalska' })).toHaveTextContent('AK');
  });

  it('is silent beside its name', () => {
    render(<Avatar name="Anna Kowalska" isDecorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
