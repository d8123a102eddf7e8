import { addDays } from '@guest/api-contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aForm, required } from '../test/builders';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const today = new Date().toISOString().slice(0, 10);
const asking = aForm({
  clientInfo: { fields: { lastname: required } },
  stayInfo: { fields: { arrivalDate: required, departureDate: required } },
  messageInfo: { fields: { message: true } },
});
const lastname = () => screen.findByLabelText('Nom');
const arrival = () => screen.findByLabelText('Date d’arrivée');
const departure = () => screen.findByLabelText('Date de départ');

async function begin() {
  await checkinNetwork(asking);
  const opened = openCheckin(at);
  await opened.user.type(await lastname(), 'Le Goff');
  await opened.user.click(screen.getByRole('button', { name: 'Continuer' }));
  return opened;
}

/** Sets the platform's field, and waits for the pause after which it is saved. */
function typeDay(field: HTMLElement, day: string) {
  fireEvent.change(field, { target: { value: day } });
  fireEvent.focusOut(field);
}

it('the years that a date passes while it is typed harm nothing, a reload between or not', async () => {
  const { unmount } = await begin();
  for (const year of ['0002', '0020', '0202', '1899']) {
    typeDay(await arrival(), `${year}-12-04`);
    typeDay(await departure(), `${year}-12-06`);
    // The typed text stays in the field and is not saved.
    expect(await departure()).toHaveValue(`${year}-12-06`);
    expect(localStorage.getItem('root')).not.toContain(`${year}-12`);
  }
  unmount();
  const again = openCheckin(`${at}/stay`);
  expect(await arrival()).toHaveValue('');
  typeDay(await arrival(), addDays(today, 5));
  typeDay(await departure(), addDays(today, 7));
  again.unmount();
  openCheckin(`${at}/stay`);
  await waitFor(async () => expect(await departure()).toHaveValue(addDays(today, 7)));
});

it('a device that kept such a year finds its form again', async () => {
  const { unmount, persistence } = await begin();
  typeDay(await arrival(), addDays(today, 5));
  unmount();
  persistence.flush();
  const kept = localStorage.getItem('root') ?? '';
  localStorage.setItem('root', kept.replace(addDays(today, 5), '0202-12-04'));
  openCheckin(`${at}/stay`);
  expect(await arrival()).toHaveValue('');
  cleanup();
  openCheckin(at);
  await waitFor(async () => expect(await lastname()).toHaveValue('Le Goff'));
});
