import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aBackend, server } from '@guest/testing';
import { aForm, required } from '../test/builders';
import { aHotelThatAsks, holdCheckins, openCheckin } from '../test/open';

beforeEach(async () => {
  // A screen that goes at a test's end may still keep what was typed there.
  localStorage.clear();
  sessionStorage.clear();
  server.use(...(await aBackend()).handlers);
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
    ['Transmission de vos informations…', 'Ne fermez pas la page pendant la transmission', /^Merci/u],
  ],
  [
    'en',
    ['Last name', 'Continue', 'Send my check-in'],
    ['Transmitting your information...', 'Do not close the page during the transfer', /^Thank/u],
  ],
] as const)(
  'while it is on its way, says so and asks before it closes: then no more (%s)',
  async (language, page, said) => {
    const [label, next, send] = page;
    const [title, text, thanks] = said;
    await aHotelThatAsks(aForm({ clientInfo: { fields: { lastname: required } } }));
    const letGo = holdCheckins();
    const { user } = openCheckin('/demo/checkin', { language });
    await user.type(await screen.findByLabelText(label), 'Le Goff');
    expect(asksBeforeItCloses()).toBe(false);
    await user.click(screen.getByRole('button', { name: next }));
    await user.click(await screen.findByRole('button', { name: send }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(text)).toBeVisible();
    expect(asksBeforeItCloses()).toBe(true);
    letGo();
    await screen.findByRole('heading', { level: 1, name: thanks });
    expect(asksBeforeItCloses()).toBe(false);
  },
);
