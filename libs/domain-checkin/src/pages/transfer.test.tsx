import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failures } from '@guest/testing';
import { useNextActionsStore } from '@guest/visit';
import { useCheckinStore } from '../store/checkinStore';
import { aForm, required } from '../test/builders';
import { CHECKIN, checkinNetwork } from '../test/network';
import { openCheckin } from '../test/open';

beforeEach(() => {
  // A screen that unmounts after a test may still save what was typed there.
  localStorage.clear();
  sessionStorage.clear();
});

/** Would the browser ask before it closes the page? */
function asksBeforeItCloses(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([
  [
    'fr',
    ['Nom', 'Continuer', 'Envoyer mon enregistrement'],
    [
      'Transmission de vos informations…',
      /^Ne fermez pas la page pendant la transmission\. Vous pouvez revenir à l’accueil/u,
      /^Merci/u,
    ],
  ],
  [
    'en',
    ['Last name', 'Continue', 'Send my check-in'],
    [
      'Transmitting your information...',
      /^Do not close the page during the transfer\. You may go home/u,
      /^Thank/u,
    ],
  ],
] as const)(
  'while it is on its way, says so and asks before it closes: then no more (%s)',
  async (language, page, said) => {
    const [label, next, send] = page;
    const [title, text, thanks] = said;
    const { hold } = await checkinNetwork(aForm({ clientInfo: { fields: { lastname: required } } }));
    const release = hold(CHECKIN);
    const { user } = openCheckin('/demo/checkin', { language });
    await user.type(await screen.findByLabelText(label), 'Le Goff');
    expect(asksBeforeItCloses()).toBe(false);
    await user.click(screen.getByRole('button', { name: next }));
    await user.click(await screen.findByRole('button', { name: send }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(text)).toBeVisible();
    expect(asksBeforeItCloses()).toBe(true);
    release();
    await screen.findByRole('heading', { level: 1, name: thanks });
    expect(asksBeforeItCloses()).toBe(false);
  },
);

describe('who closes the form while it is on its way', () => {
  const at = '/demo/checkin';
  const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

  /** Sends, and goes home before the hotel has answered. */
  async function sendAndGoHome({ isRefused = false } = {}) {
    const { answers, hold } = await checkinNetwork(
      aForm({
        clientInfo: { fields: { lastname: required, licensePlate: true } },
        ...(!isRefused && { stayInfo: { fields: { accommodationPurpose: true } } }),
      }),
    );
    if (isRefused) answers(CHECKIN, failures.status(503));
    const release = hold(CHECKIN);
    const opened = openCheckin(at);
    const { user, registry, travel } = opened;
    await user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    await user.type(screen.getByLabelText(/^Plaque/u), 'AB-123-CD');
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    if (!isRefused) {
      await heading('Votre séjour');
      await user.click(await screen.findByRole('button', { name: 'Continuer' }));
    }
    await user.click(await screen.findByRole('button', { name: 'Envoyer mon enregistrement' }));
    await heading('Transmission de vos informations…');
    travel('/demo/elsewhere');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
    return {
      ...opened,
      release,
      action: () => useNextActionsStore.in(registry).getState().actions.checkin,
      sending: () => useCheckinStore.in(registry).getState().stage,
    };
  }

  it('is not led back by home once the hotel has it, and a reload later the form says so, once', async () => {
    const { release, action, sending, persistence, unmount } = await sendAndGoHome();
    expect(action()?.to).toBe(`${at}/check`);
    release();
    await waitFor(() => expect(sending().name).toBe('sent'));
    expect(action()).toBeUndefined();
    // Saved at once, because the tab may be closed the next moment.
    expect(localStorage.getItem('root')).not.toContain(`${at}/check`);
    persistence.flush();
    unmount();

    const { travel } = openCheckin(at);
    await heading(/^Merci/u);
    expect(screen.getByTestId('address')).toHaveTextContent(`${at}/sent`);
    // A guest who has read it may begin another.
    travel(at);
    expect(await screen.findByLabelText('Nom')).toBeVisible();
    expect(screen.getByLabelText(/^Plaque/u)).toHaveValue('');
  });

  it('is led back by home to where the failure is told, of a form of one step too', async () => {
    const { release, action, sending, travel } = await sendAndGoHome({ isRefused: true });
    release();
    await waitFor(() => expect(sending()).toMatchObject({ name: 'filling', failure: {} }));
    travel(action()?.to ?? '');
    expect(await screen.findByRole('alert')).toHaveTextContent('L’envoi de l’enregistrement a échoué');
    expect(screen.getByRole('button', { name: 'Renvoyer' })).toBeVisible();
  });
});
