import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

  it('leave the row where the guest has scrolled it before the script ran', () => {
    const row = (current: string) => (
      <Pills
        label="Catégories"
        items={['a', 'b'].map((id) => ({ id, label: id, href: `#${id}`, isCurrent: id === current }))}
      />
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(row('a'));
    const group = screen.getByRole('group');
    group.scrollLeft = 300;
    const { rerender } = render(row('a'), { container, hydrate: true });
    expect(group.scrollLeft).toBe(300);
    rerender(row('b'));
    expect(group.scrollLeft).toBe(0);
  });
});
