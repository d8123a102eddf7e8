import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createApi, newAttempt, postPrivateDocument } from '@guest/api-client';
import { paths } from '@guest/feature';
import { createRegistry } from '@guest/state';
import { allSent, useSentStore, type SentReceipt } from '@guest/submission';
import { failures, fakeNetwork, renderFeature, testConfig } from '@guest/testing';
import { privacyFeature } from '../../features';

const hoster = 'hotel-des-lices';

/** Sends to the backend, as the app does, and keeps the receipt. */
async function sent(kind: SentReceipt['kind'], path: string, body: object) {
  const answer = await fetch(`${location.origin}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(201);
  const { _id: id, key } = (await answer.json()) as { _id: string; key: string };
  return { kind, id, key };
}

const aMessage = () => sent('message', 'message', { hoster, message: 'Une serviette, svp' });
const aCustomer = () => sent('customer', 'customer', { hoster, lastname: 'Le Goff', overwriting: false });

async function aVisit() {
  const network = await fakeNetwork();
  const registry = createRegistry();
  const { add } = useSentStore.in(registry).getState();
  const open = async () => {
    const view = renderFeature(privacyFeature, { at: paths.gdpr('demo'), registry });
    await screen.findByRole('heading', { level: 1, name: 'Vos données personnelles' });
    return view;
  };
  const known = () => allSent(useSentStore.in(registry).getState()).map(({ id }) => id);
  return { ...network, add, open, known };
}

const press = async (user: Awaited<ReturnType<typeof renderFeature>>['user'], name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('what the hotel keeps', () => {
  it('is told with its times, and not said to be untold while they are on their way', async () => {
    const { open, hold } = await aVisit();
    const release = hold('GET /api/retention');
    await open();
    expect(screen.getByText(/efface de lui-même/u)).toBeVisible();
    expect(screen.queryByText(/son document le dit/u)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('Votre enregistrement : 183 jours après le départ')).toBeVisible();
    expect(screen.getByText('Vos commandes : 1 an après la livraison')).toBeVisible();
    expect(screen.getByText('Vos avis : 3 ans')).toBeVisible();
    expect(screen.queryByText('Envoyé depuis cet appareil')).not.toBeInTheDocument();
  });

  it('is told by the hotel’s document where its API tells no times', async () => {
    const { open, answers } = await aVisit();
    answers('GET /api/retention', failures.status(404));
    await open();
    expect(await screen.findByText(/son document le dit, la réception aussi/u)).toBeVisible();
  });

  it('is downloaded as the hotel has it, of what this device sent', async () => {
    const { open, add } = await aVisit();
    add(await aMessage());
    const { user } = await open();
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (files.push(file), 'blob:x'),
      revokeObjectURL: vi.fn(),
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press(user, /^Télécharger\s: Message/u);
    expect(await screen.findByText(/copie est enregistrée/u)).toBeVisible();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
      keptUntil: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u) as string,
      content: { message: 'Une serviette, svp' },
    });
  });

  it('is deleted at the hotel, after a question', async () => {
    const { open, add, storage, known } = await aVisit();
    const [message, customer] = [await aMessage(), await aCustomer()];
    add(message);
    add(customer);
    const { user } = await open();
    await press(user, /^Effacer\s: Message/u);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Garder' }));
    expect(await storage.findKept('message', message.id)).toBeDefined();
    await press(user, /^Effacer\s: Message/u);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Effacer' }));
    const outcome = await screen.findByText('L’hôtel ne l’a plus.');
    await waitFor(() => expect(outcome.closest('[role=status]')).toHaveFocus());
    expect(await storage.findKept('message', message.id)).toBeUndefined();
    expect(await storage.findKept('customer', customer.id)).toBeDefined();
    expect(known()).toEqual([customer.id]);
    expect(screen.queryByRole('button', { name: /Message/u })).not.toBeInTheDocument();
  });

  it('stays where something names it, where it is gone already it goes, and a failure says so', async () => {
    const { open, add, known, answersOnce, goAway } = await aVisit();
    const [message, customer] = [await aMessage(), await aCustomer()];
    add(message);
    add(customer);
    await sent('feedback', 'feedback', { hoster, message: 'Trop de bruit', customer: customer.id });
    const { user } = await open();
    const remove = async (name: RegExp) => {
      await press(user, name);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Effacer' }));
    };
    await remove(/^Effacer\s: Fiche client/u);
    expect(await screen.findByText(/doit encore le garder/u)).toBeVisible();
    answersOnce('GET /api/submission/message/:id', failures.status(404));
    await press(user, /^Télécharger\s: Message/u);
    expect(await screen.findByText('L’hôtel l’avait déjà effacé.')).toBeVisible();
    expect(known()).toEqual([customer.id]);
    goAway();
    await press(user, /^Télécharger\s: Fiche client/u);
    expect(await screen.findByText(/n’a pas répondu/u)).toBeVisible();
    expect(known()).toEqual([customer.id]);
  });

  it('offers no deletion of a check-in, which the hotel has to keep', async () => {
    const { open, add } = await aVisit();
    add({ kind: 'checkin', id: 'a-checkin', key: 'a-key' });
    await open();
    expect(await screen.findByRole('button', { name: /^Télécharger\s: Enregistrement/u })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Effacer\s: Enregistrement/u })).not.toBeInTheDocument();
  });
});

describe('deleting the data of this device', () => {
  it('takes papers back that no check-in names', async () => {
    const { open, add, storage } = await aVisit();
    const api = createApi(testConfig, { origin: location.origin });
    const file = new File(['%PDF-1.4\n%%EOF'], 'passeport.pdf', { type: 'application/pdf' });
    const { _id: id, key = '' } = await postPrivateDocument(api, { hoster, file }, newAttempt());
    const paper = { kind: 'document' as const, id, key };
    add(paper);
    localStorage.setItem('demo/AlreadyVisited', 'true');
    const { user } = await open();
    expect(await storage.findDocument(paper.id)).toBeDefined();
    await press(user, /^Effacer mes données sur cet appareil/u);
    await press(user, /^Tout effacer/u);
    await waitFor(async () => expect(await storage.findDocument(paper.id)).toBeUndefined());
  });
});
