// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { optionalPart } from './optionalPart';

it('leaves the screen as it is where its file does not come', async () => {
  const Here = optionalPart<object>(() => Promise.resolve(() => <p>Hors connexion</p>));
  const Gone = optionalPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <Suspense fallback={null}>
      <Gone />
      <Here />
    </Suspense>,
  );
  expect((await screen.findByText('Hors connexion')).isConnected).toBe(true);
});
