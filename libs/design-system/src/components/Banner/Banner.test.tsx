import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Banner } from './Banner';

it('closes only where its owner can hear it and names the button', async () => {
  const onDismiss = vi.fn();
  const { rerender } = render(
    <Banner aria-label="Annonce" onDismiss={onDismiss}>
      Piscine fermée
    </Banner>,
  );
  expect(screen.getByRole('region', { name: 'Annonce' })).toHaveTextContent('Piscine fermée');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <Banner aria-label="Annonce" onDismiss={onDismiss} dismissLabel="Fermer">
      Piscine fermée
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});
