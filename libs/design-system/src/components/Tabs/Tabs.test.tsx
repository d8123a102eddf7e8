import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs';

const items = [
  { id: 'room', label: 'Chambre', content: 'Le lit' },
  { id: 'spa', label: 'Spa', content: 'Le bain' },
  { id: 'city', label: 'Ville', content: 'La place' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('shows the first, and another when pressed', async () => {
    const onValueChange = vi.fn();
    render(<Tabs label="Détails" items={items} onValueChange={onValueChange} />);
    expect(screen.getByRole('tabpanel', { name: 'Chambre' })).toHaveTextContent('Le lit');
    await userEvent.click(tab('Spa'));
    expect(tab('Spa')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Le bain');
    expect(onValueChange).toHaveBeenCalledWith('spa');
  });

  it('is one stop for Tab and moves by arrows, Home and End', async () => {
    render(<Tabs label="Détails" items={items} />);
    await userEvent.tab();
    expect(tab('Chambre')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Ville')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('La place');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(tab('Spa')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tab('Ville')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('follows its parent, and shows the first for an id nobody knows', () => {
    const { rerender } = render(<Tabs label="Détails" items={items} value="city" />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('La place');
    rerender(<Tabs label="Détails" items={items} value="cellar" />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Le lit');
  });
});
