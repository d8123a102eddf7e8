import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentPropsWithRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../link/LinkProvider';
import { Button, type ButtonHierarchy } from './Button';

describe('Button', () => {
  it('does not send forms unless asked to', () => {
    render(<Button>Commander</Button>);
    expect(screen.getByRole('button', { name: 'Commander' })).toHaveAttribute('type', 'button');
  });

  it('says what it is doing and ignores presses while busy', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy busyLabel="Envoi…" onClick={onClick}>
          Commander
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Envoi…' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveTextContent('Commander');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is square with only an icon, and warns when that has no name', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Button iconLeft="phone" aria-label="Réception" />);
    expect(screen.getByRole('button', { name: 'Réception' })).toHaveAttribute('data-square', 'true');
    expect(warn).not.toHaveBeenCalled();
    render(<Button iconLeft="phone" />);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is a link of the router with an address', () => {
    const RouterLink = (props: ComponentPropsWithRef<'a'>) => <a {...props} data-router="" />;
    render(
      <LinkProvider component={RouterLink}>
        <Button href="/palace/services">Services</Button>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Services' });
    expect(link).toHaveAttribute('href', '/palace/services');
    expect(link).toHaveAttribute('data-router');
    expect(link).not.toHaveAttribute('type');
  });

  it('leads nowhere when a link is disabled', () => {
    render(
      <Button href="/x" disabled>
        Services
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Services' });
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the default look for a hierarchy nobody knows, and warns', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Button hierarchy={'royal' as ButtonHierarchy}>Commander</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('data-hierarchy', 'primary');
    expect(warn).toHaveBeenCalledOnce();
  });
});
