import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consentTextVersion, type CheckinForm, type Extras } from '@guest/api-contract';
import { failures, fakeNetwork } from '@guest/testing';
import { aForm, required } from '../test/builders';
import { CHECKIN, EXTRAS } from '../test/network';
import { openCheckin } from '../test/open';

const at = '/demo/checkin';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sendIt = () => button('Envoyer mon enregistrement');

interface Parts {
  checkinForm: CheckinForm;
  extras?: Extras;
}

/** The demo hotel with this form and these offers, from now on. */
const aHotel = (parts: Parts) => fakeNetwork({ change: (bundle) => ({ ...bundle, ...parts }) });

const agreeing = (rules: string, text: string) =>
  aForm({
    clientInfo: { fields: { lastname: required } },
    agreementInfo: {
      fields: { textAgreement: { text }, firstConsent: { ...required, text: rules }, isMarketing: true },
    },
  });
const rules = (year: number) => `<p>J’accepte le règlement ${year}.</p>`;
const calm = '<p>Silence à 22 h.</p>';
const party = '<p>Fête à 22 h.</p>';

/** Goes to the check of the answers, agreeing on the way. */
async function agree() {
  const opened = openCheckin(at);
  await opened.user.type(await screen.findByLabelText('Nom'), 'Le Goff');
  await opened.user.click(await button('Continuer'));
  await heading('Accord et signature');
  expect(await screen.findByText('En continuant, vous acceptez ce texte.')).toBeVisible();
  await opened.user.click(screen.getByRole('checkbox', { name: /règlement/u }));
  await opened.user.click(await button('Continuer'));
  await heading('Vérifiez vos réponses');
  return opened;
}

describe('what the guest agreed to', () => {
  it('is sent in its words and at its moment', async () => {
    const { requests } = await aHotel({ checkinForm: agreeing(rules(2026), calm) });
    const { user } = await agree();
    expect(await screen.findByText('Texte de l’accord')).toBeVisible();
    await user.click(await sendIt());
    await heading(/^Merci/u);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/u) as string;
    expect(requests('POST').at(-1)?.body.consents).toEqual([
      {
        name: 'textAgreement',
        isGiven: true,
        textVersion: consentTextVersion('textAgreement', calm),
        text: calm,
        at: moment,
      },
      {
        name: 'firstConsent',
        isGiven: true,
        textVersion: consentTextVersion('firstConsent', rules(2026)),
        text: rules(2026),
        at: moment,
      },
      {
        name: 'isMarketing',
        isGiven: false,
        textVersion: consentTextVersion('isMarketing', undefined),
        text: 'Je souhaite recevoir les nouvelles de l’hôtel.',
        at: moment,
      },
    ]);
  });

  it('is asked again in the page where the hotel has changed it meanwhile, and nothing else is', async () => {
    await aHotel({ checkinForm: agreeing(rules(2026), calm) });
    const { user } = await agree();
    const { requests } = await aHotel({ checkinForm: agreeing(rules(2027), party) });
    await user.click(await sendIt());
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('L’hôtel a changé un texte que vous aviez accepté.');
    // It counts as unanswered now; the unchanged box keeps its answer.
    expect(await screen.findAllByText('Texte changé : répondez à nouveau')).toHaveLength(2);
    expect(screen.getAllByText('Non')).toHaveLength(1);
    await user.click(within(failure).getByRole('link', { name: /Corriger.*J’accepte le règlement/u }));
    await heading('Accord et signature');
    const box = await screen.findByRole('checkbox', { name: /règlement 2027/u });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(/L’hôtel a changé ce texte depuis que vous l’avez accepté/u);
    expect(screen.getByText('Fête à 22 h.')).toBeVisible();
    expect(screen.getByText(/Relisez-le avant de continuer/u)).toBeVisible();
    // Continuing without it is refused.
    await user.click(await button('Revenir à la vérification'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Accord et signature' })).toBeVisible();
    await user.click(box);
    await user.click(await button('Revenir à la vérification'));
    await heading('Vérifiez vos réponses');
    expect(await screen.findByText('Le Goff')).toBeVisible();
    await user.click(await sendIt());
    await heading(/^Merci/u);
    const checkins = requests(CHECKIN).map(({ body }) => body.consents);
    const texts = checkins.map((consents) => (consents as { text: string }[]).map(({ text }) => text));
    // The old tick must not be sent with the new text.
    expect(texts.map(([text, tick]) => [text, tick])).toEqual([
      [calm, rules(2026)],
      [party, rules(2027)],
    ]);
  });

  it('keeps a form back whose text was never shown, and leads there', async () => {
    const { requests } = await aHotel({
      checkinForm: aForm({
        clientInfo: { fields: { lastname: true } },
        agreementInfo: { fields: { textAgreement: { text: calm } } },
      }),
    });
    const { user } = openCheckin(`${at}/check`);
    await heading('Vérifiez vos réponses');
    await user.click(await sendIt());
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toMatch(/Accord et signature.*texte de l’accord/u);
    expect(requests('POST')).toEqual([]);
    await user.click(screen.getByRole('link', { name: /Modifier.*Texte de l’accord/u }));
    await heading('Accord et signature');
    await user.click(await button('Revenir à la vérification'));
    await heading('Vérifiez vos réponses');
    await user.click(await sendIt());
    await heading(/^Merci/u);
  });
});

const wishing = aForm({ clientInfo: { fields: { lastname: required } }, promotionInfo: {} });
const cider = { _id: 'cider', name: 'Cidre fermier', maxQuantity: 3 };
const crib = { _id: 'crib', name: 'Lit bébé', maxQuantity: 1 };
const offering = (...extras: Extras['extras']): Parts => ({
  checkinForm: wishing,
  extras: { upselles: [], extras },
});

describe('a wish that the hotel no longer grants', () => {
  const wish = async () => {
    const opened = openCheckin(at);
    await opened.user.type(await screen.findByLabelText('Nom'), 'Le Goff');
    await opened.user.click(await button('Continuer'));
    await opened.user.click(await button(/Augmenter.*Cidre/u));
    await opened.user.click(await button(/Augmenter.*Cidre/u));
    await opened.user.click(await button(/Augmenter.*Lit bébé/u));
    await opened.user.click(await button('Continuer'));
    await heading('Vérifiez vos réponses');
    return opened;
  };

  it.each([
    ['gone', [crib], [{ _id: 'crib', quantity: 1 }]],
    [
      'scarce',
      [{ ...cider, maxQuantity: 1 }, crib],
      [
        { _id: 'cider', quantity: 1 },
        { _id: 'crib', quantity: 1 },
      ],
    ],
  ])('is named when it is %s; the rest goes as it was', async (_how, next, sent) => {
    await aHotel(offering(cider, crib));
    const { user } = await wish();
    const { requests } = await aHotel(offering(...next));
    await user.click(await sendIt());
    const notice = await screen.findByText(/^L’hôtel ne propose plus tel quel.*Cidre fermier$/u);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('alert')).toContainElement(notice);
    expect(await screen.findByText('Le Goff')).toBeVisible();
    await user.click(await sendIt());
    await heading(/^Merci/u);
    expect(requests('POST').at(-1)?.body.extras).toEqual(sent);
  });

  it('is said in words also where the offers cannot be had anew', async () => {
    await aHotel(offering(cider, crib));
    const { user } = await wish();
    const { answers } = await aHotel(offering(crib));
    answers(EXTRAS, failures.cut);
    await user.click(await sendIt());
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('L’hôtel ne propose plus l’un de vos souhaits tel quel.');
    await user.click(within(failure).getByRole('link', { name: /Corriger.*Chambre et extras/u }));
    await heading(/^Envie d’un petit plus/u);
    await user.click(await button(/Diminuer.*Cidre/u));
    await user.click(await button(/Diminuer.*Cidre/u));
    await user.click(await button('Revenir à la vérification'));
    await user.click(await sendIt());
    await heading(/^Merci/u);
  });
});
