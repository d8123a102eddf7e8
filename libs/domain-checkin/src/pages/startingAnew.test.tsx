import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { formIn } from '../test/formIn';
import { checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const form = aForm({
  clientInfo: { fields: { firstname: required, lastname: required } },
  agreementInfo: { fields: { signature: true } },
  messageInfo: { fields: { message: true } },
});
const welcome = 'Quel plaisir de vous revoir';

beforeEach(async () => {
  // A screen that unmounts after a test may still save what was typed there.
  localStorage.clear();
  sessionStorage.clear();
  await checkinNetwork(form);
});

async function fillIn() {
  const opened = openCheckin(at);
  await opened.user.type(await screen.findByLabelText('Prénom'), 'Zoé');
  await opened.user.type(screen.getByLabelText('Nom'), 'Petit');
  await opened.user.click(await press('Continuer'));
  await heading('Accord et signature');
  return opened;
}

/** The same device, the next visit. */
async function comeBack() {
  const first = await fillIn();
  await first.user.click(await press(/Signer et continuer/u));
  await heading(/^Une question/u);
  first.unmount();
  const opened = openCheckin(at);
  await screen.findByText(welcome);
  return opened;
}

describe('deleting everything', () => {
  it('is offered to nobody who walks in the form or changes one answer', async () => {
    const { user, travel } = await fillIn();
    travel(-1);
    await heading('Vos informations');
    expect(await screen.findByLabelText('Prénom')).toHaveValue('Zoé');
    expect(screen.queryByText(welcome)).toBeNull();
    for (const next of ['Continuer', /Signer et continuer/u, 'Continuer'])
      await user.click(await press(next));
    await heading('Vérifiez vos réponses');
    await user.click((await screen.findAllByRole('link', { name: /^Modifier.*Prénom/u }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveFocus());
    expect(screen.queryByText(welcome)).toBeNull();
    expect(screen.queryByRole('button', { name: /effacer/iu })).toBeNull();
  });

  it('is asked about first, and "no" keeps every answer', async () => {
    const { user } = await comeBack();
    await user.click(await press('Tout effacer et recommencer'));
    const question = screen.getByText('Tout effacer ?').closest('[tabindex]');
    expect(question).toHaveFocus();
    expect(screen.getByLabelText('Prénom')).toHaveValue('Zoé');
    await user.click(await press('Non, garder mes réponses'));
    expect(screen.getByText(welcome).closest('[tabindex]')).toHaveFocus();
    expect(screen.getByLabelText('Prénom')).toHaveValue('Zoé');
  });

  it('empties the form where the guest says so, and the focus begins at its heading', async () => {
    const { user, registry } = await comeBack();
    await user.click(await press('Tout effacer et recommencer'));
    await user.click(await press('Oui, tout effacer'));
    await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue(''));
    expect(await heading('Vos informations')).toHaveFocus();
    expect(useCheckinStore.in(registry).getState().answers.id).toBe('');
    expect(screen.queryByText('Vos réponses ne sont plus ici')).toBeNull();
  });

  it('leaves no signature of the one before on the screen', async () => {
    const { user, registry } = await fillIn();
    // jsdom cannot draw, so the name is typed.
    await user.type(await screen.findByLabelText('Votre prénom et votre nom'), 'Zoé Petit');
    await user.click(await heading('Accord et signature'));
    act(() => formIn(registry).discard());
    await waitFor(() => expect(screen.queryByDisplayValue('Zoé Petit')).toBeNull());
  });
});

it('welcomes back who left the form for another screen', async () => {
  const { travel } = await fillIn();
  travel('/demo/elsewhere');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Accord et signature' })).toBeNull());
  // A minute at home.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  travel(at);
  await screen.findByText(welcome);
});

/** Another tab has sent the form, or deleted it. */
function takeAway() {
  const root = JSON.parse(localStorage.getItem('root') ?? '') as { slugs: { demo: Record<string, unknown> } };
  delete root.slugs.demo.checkin;
  localStorage.setItem('root', JSON.stringify(root));
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'root', storageArea: localStorage }));
  });
}

it('says that a form which another tab has sent is no longer here', async () => {
  const { user } = await fillIn();
  await user.click(await press(/Signer et continuer/u));
  await user.type(await screen.findByLabelText(/^Votre message/u), 'Un lit de bébé');
  await user.click(await heading(/^Une question/u));
  expect(localStorage.getItem('root')).toContain('Un lit de bébé');
  takeAway();
  expect(await screen.findByText('Vos réponses ne sont plus ici')).toBeVisible();
  expect(screen.getByLabelText(/^Votre message/u)).toHaveValue('');
});

it('leaves no signature of a form that another tab has sent on the screen', async () => {
  const { user } = await fillIn();
  await user.type(await screen.findByLabelText('Votre prénom et votre nom'), 'Zoé Petit');
  await user.click(await heading('Accord et signature'));
  takeAway();
  expect(await screen.findByText('Vos réponses ne sont plus ici')).toBeVisible();
  await waitFor(() => expect(screen.queryByDisplayValue('Zoé Petit')).toBeNull());
  // What was typed a moment before is discarded with it.
  await user.type(await screen.findByLabelText('Votre prénom et votre nom'), 'Zoé');
  await user.click(await heading('Accord et signature'));
  await user.type(screen.getByLabelText('Votre prénom et votre nom'), ' Petit');
  takeAway();
  await waitFor(() => expect(screen.queryByDisplayValue('Zoé Petit')).toBeNull());
  expect(JSON.stringify(sessionStorage)).not.toContain('Zoé');
});

it('keeps the place of who signs first of all: the form that begins with it is no other', async () => {
  await checkinNetwork(aForm({ agreementInfo: { fields: { signature: true } } }));
  const { user, registry } = openCheckin(at);
  const name = await screen.findByLabelText('Votre prénom et votre nom');
  await user.type(name, 'Zoé Petit');
  await waitFor(() => expect(useCheckinStore.in(registry).getState().answers.id).not.toBe(''));
  expect(name).toBeInTheDocument();
  expect(name).toHaveFocus();
});

it('goes one step on, however often the button is pressed', async () => {
  const { user, travel } = openCheckin(at);
  await user.type(await screen.findByLabelText('Prénom'), 'Zoé');
  await user.type(screen.getByLabelText('Nom'), 'Petit');
  await user.dblClick(await press('Continuer'));
  await heading('Accord et signature');
  travel(-1);
  await heading('Vos informations');
});
