import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Navbar } from './Navbar';

const items = [
  { href: '#a', label: 'Accueil', isCurrent: true },
  { href: '#b', label: 'Services' },
];
const toggle = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const services = () => screen.getByRole('link', { name: 'Services', hidden: true });

describe('Navbar', () => {
  it('says what its button opens, and which page this is', async () => {
    render(<Navbar label="Navigation" toggleLabel="Menu" items={items} />);
    expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toContainElement(
      services(),
    );
    expect(screen.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('Accueil');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('stays open on a choice unless asked to collapse', async () => {
    const { rerender } = render(<Navbar label="Navigation" toggleLabel="Menu" items={items} />);
    await userEvent.click(toggle());
    await userEvent.click(services());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    rerender(<Navbar label="Navigation" toggleLabel="Menu" items={items} collapsesOnSelect />);
    await userEvent.click(services());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
