import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aForm, required } from '../test/builders';
import { fakeLocks } from '../test/fakeLocks';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const isElsewhere = 'Votre enregistrement est ouvert dans un autre onglet';

function openTab() {
  const { user, container, persistence, unmount } = openCheckin('/demo/checkin');
  const tab = within(container);
  return {
    user,
    unmount,
    persistence,
    form: () => tab.findByLabelText('Nom'),
    elsewhere: () => tab.findByRole('heading', { name: isElsewhere }),
    takeOver: async () => user.click(await tab.findByRole('button', { name: 'Continuer ici' })),
  };
}

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() });
  await checkinNetwork(aForm({ clientInfo: { fields: { lastname: required } } }));
});

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('one tab owns the form, another one takes it over with its answers, and gives it back', async () => {
  const first = openTab();
  await first.user.type(await first.form(), 'Le Goff');
  await first.user.tab();
  first.persistence.flush();

  const second = openTab();
  await second.elsewhere();
  expect(await first.form()).toHaveValue('Le Goff');

  await second.takeOver();
  expect(await second.form()).toHaveValue('Le Goff');
  await first.elsewhere();

  await first.takeOver();
  expect(await first.form()).toHaveValue('Le Goff');
  await second.elsewhere();
});

it('a tab that is closed leaves the form to the next one', async () => {
  const first = openTab();
  await first.form();
  first.unmount();
  const second = openTab();
  await second.form();
});
