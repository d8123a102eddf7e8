import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pills } from './Pills';

describe('Pills', () => {
  it('are buttons that report their id', async () => {
    const onSelect = vi.fn();
    render(
      <Pills
        label="Catégories"
        items={[
          { id: 'all', label: 'Tout', isCurrent: true },
          { id: 'morning', label: 'Matin' },
        ]}
        onSelect={onSelect}
      />,
    );
    expect(screen.getByRole('group', { name: 'Catégories' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tout' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Matin' }));
    expect(onSelect).toHaveBeenCalledWith('morning');
  });

  it('are links with an address', () => {
    render(
      <Pills label="Catégories" items={[{ id: 'a', label: 'Matin', href: '#matin', isCurrent: true }]} />,
    );
    expect(screen.getByRole('link', { name: 'Matin' })).toHaveAttribute('aria-current', 'true');
  });
});
