import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aBackend, renderFeature, server } from '@guest/testing';
import { checkinFeature } from '../index';

const at = '/demo/checkin';

beforeEach(async () => {
  server.use(...(await aBackend()).handlers);
});

it('opens the check-in of this hotel', async () => {
  renderFeature(checkinFeature, { at });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Enregistrement en ligne' }),
  ).toBeInTheDocument();
});

it('says that it failed, and brings the form when asked again', async () => {
  server.use(http.get('*/api/checkin-form', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const { user } = renderFeature(checkinFeature, { at, language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Online check-in' })).toBeInTheDocument();
});
