import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pills } from './Pills';

describe('Pills', () => {
  it('are a group of links that marks the current one', () => {
    render(
      <Pills label="Catégories" items={[{ id: 'a', label: 'Matin', href: '#matin', isCurrent: true }]} />,
    );
    expect(screen.getByRole('group', { name: 'Catégories' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Matin' })).toHaveAttribute('aria-current', 'true');
  });
});
