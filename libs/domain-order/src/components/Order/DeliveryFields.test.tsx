import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@guest/feature';
import { fakeNetwork } from '@guest/testing';
import { patience, stopClock, renderOrders } from '../../test/network';

beforeEach(() => stopClock());
afterEach(() => vi.useRealTimers());

const guest = { firstname: 'Camille', lastname: 'Moreau', roomNumber: '214' };

async function openService(serviceId: string) {
  await fakeNetwork();
  const view = renderOrders({ at: paths.order('demo', serviceId), guest });
  await screen.findByRole('heading', { level: 1 }, patience);
  return view;
}

describe('the delivery', () => {
  it('suggests the next slot that can still be had, in hotel time', async () => {
    await openService('velo');
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue('2026-11-24'));
    expect(screen.getByRole('combobox', { name: 'Heure' })).toHaveDisplayValue(/^15.h$/u);
    expect(screen.getByRole('option', { name: /^7.h$/u })).toBeDisabled();
  });

  it('is the next day for what is ordered the day before, and never "now"', async () => {
    await openService('petit-dejeuner');
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue('2026-11-25'));
    expect(screen.getByRole('combobox', { name: 'Heure' })).toHaveDisplayValue(/^7.h$/u);
    expect(screen.queryByRole('radio', { name: 'Dès que possible' })).not.toBeInTheDocument();
  });

  it('is as soon as possible where the service has no hours, until the guest says when', async () => {
    const { user } = await openService('oreiller');
    expect(screen.getByRole('radio', { name: 'Dès que possible' })).toBeChecked();
    expect(screen.queryByLabelText('Date')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'À une date' }));
    expect(screen.getByLabelText('Date')).toBeInTheDocument();
  });

  it('says when it can be had where that is not now', async () => {
    stopClock(new Date('2026-11-24T03:00:00+01:00'));
    await openService('velo');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Dès que possible' })).toBeDisabled());
    expect(screen.getByRole('group', { name: /^Quand/u })).toHaveAccessibleDescription(
      /^Pas à cette heure-ci\. De 7.h à 20.h, par créneau de 30.min\.$/u,
    );
  });

  it('names no hours of what can be had day and night', async () => {
    stopClock(new Date('2026-11-24T03:00:00+01:00'));
    await fakeNetwork();
    renderOrders({ at: paths.service('demo', 'taxi') });
    expect(
      await screen.findByText(/^Jour et nuit, par créneau de 15.min$/u, {}, patience),
    ).toBeInTheDocument();
    expect(screen.queryByText(/23.h.59/u)).not.toBeInTheDocument();
  });

  it('half filled is an error', async () => {
    const { user } = await openService('velo');
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveValue('2026-11-24'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Heure' }), '');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(screen.getByRole('combobox', { name: 'Heure' })).toHaveAccessibleDescription('Indiquez l’heure');
    expect(screen.getByTestId('address').textContent).toBe('/demo/services/velo/order');
  });

  it('in the past, or too late for the kitchen, is an error in words', async () => {
    const { user } = await openService('petit-dejeuner');
    const day = screen.getByLabelText('Date');
    await waitFor(() => expect(day).toHaveValue('2026-11-25'));
    await user.clear(day);
    await user.type(day, '2026-11-23');
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(day).toHaveAccessibleDescription('Choisissez un moment à venir');
    await user.clear(day);
    await user.type(day, '2026-11-24');
    expect(day).toHaveAccessibleDescription(/Il est trop tard pour ce jour/u);
  });
});
