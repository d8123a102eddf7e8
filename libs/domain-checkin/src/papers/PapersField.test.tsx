import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRegistry } from '@guest/state';
import { failures, fakeNetwork } from '@guest/testing';
import { formIn } from '../test/formIn';
import { UPLOAD } from '../test/network';
import { renderPart } from '../test/renderPart';
import { papersOf } from '../model/changeForm';
import type { Paper } from '../model/values';
import { aPerson } from '../test/builders';
import { useCheckinStore } from '../store/checkinStore';
import { PapersField } from './PapersField';
import { usePapersStore } from './papersStore';

/** A PDF is sent unchanged. jsdom draws no pictures; those are tested in a browser. */
const aPdf = (name = 'passeport.pdf', size = 100) => {
  const head = '%PDF-1.7\n';
  return new File([head, 'x'.repeat(size - head.length)], name, { type: 'application/pdf' });
};

/** The papers that the form got last; `start` is what it kept. */
const heard = vi.fn<(papers: readonly Paper[]) => void>();
let start: readonly Paper[] = [];
const form = () => heard.mock.lastCall?.[0] ?? start;

function Screen() {
  const [papers, setPapers] = useState<readonly Paper[]>(start);
  const [isShown, setShown] = useState(true);
  const registry = useRegistry();
  useEffect(() => formIn(registry).open(), [registry]);
  const handleChange = (next: readonly Paper[]) => {
    heard(next);
    setPapers(next);
    // A step does the same.
    formIn(registry).saveFields('client', aPerson({ passport: next }));
  };
  return (
    <>
      <button onClick={() => setShown(!isShown)}>{isShown ? 'Aller ailleurs' : 'Revenir'}</button>
      {isShown && <PapersField label="Passeport" value={papers} onChange={handleChange} />}
    </>
  );
}

const chooser = () => screen.findByLabelText(/Choisir un fichier/u);
const sentPapers = () => form().filter(({ status }) => status === 'sent');

beforeEach(() => {
  heard.mockClear();
  start = [];
});

describe('a paper', () => {
  it('is sent as soon as it is chosen, and the form has the hotel’s id for it', async () => {
    const { storage } = await fakeNetwork();
    const { user } = renderPart(Screen);
    await user.upload(await chooser(), aPdf());
    await waitFor(() => expect(sentPapers()).toHaveLength(1));
    const [paper] = form();
    expect(paper).toMatchObject({ name: 'passeport.pdf', size: 100 });
    expect(await storage.findDocument(paper?.id ?? '')).toMatchObject({
      hosterId: 'hotel-des-lices',
      mediaType: 'application/pdf',
      byteCount: 100,
    });
    expect(await screen.findByText(/^Envoyé/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retirer passeport.pdf' })).toBeVisible();
  });

  it('that is cut off is sent again by the same key, and kept once', async () => {
    const { storage, requests, answersOnce } = await fakeNetwork();
    answersOnce(UPLOAD, failures.cut);
    const { user } = renderPart(Screen);
    await user.upload(await chooser(), aPdf());
    expect(await screen.findByText(/La connexion s’est interrompue/u)).toBeVisible();
    expect(form()).toMatchObject([{ status: 'waiting' }]);
    await user.click(screen.getByRole('button', { name: 'Renvoyer passeport.pdf' }));
    await waitFor(() => expect(sentPapers()).toHaveLength(1));
    const keys = requests(UPLOAD).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await storage.findDocument(form()[0]?.id ?? '')).toBeDefined();
  });

  it('goes on by itself when the network is back', async () => {
    const { answers, heal } = await fakeNetwork();
    answers(UPLOAD, failures.cut);
    const { user } = renderPart(Screen);
    await user.upload(await chooser(), aPdf());
    await screen.findByText(/La connexion s’est interrompue/u);
    heal();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(sentPapers()).toHaveLength(1));
  });

  it('goes no further once its form is given up, on whichever screen that is', async () => {
    await fakeNetwork({ answers: { [UPLOAD]: failures.cut } });
    const { user, registry } = renderPart(Screen);
    await user.upload(await chooser(), aPdf());
    await screen.findByText(/La connexion s’est interrompue/u);
    await user.click(screen.getByRole('button', { name: 'Aller ailleurs' }));
    act(() => formIn(registry).discard());
    expect(usePapersStore.in(registry).getState().uploads).toEqual({});
  });

  it('arrives while the guest is on another screen, and the draft knows', async () => {
    const { storage, hold } = await fakeNetwork();
    const release = hold(UPLOAD);
    const { user, registry } = renderPart(Screen);
    const drafted = () => papersOf(useCheckinStore.in(registry).getState().secrets.fields.client);
    await user.upload(await chooser(), aPdf());
    await user.click(screen.getByRole('button', { name: 'Aller ailleurs' }));
    expect(drafted()).toMatchObject([{ status: 'sending' }]);
    release();
    await waitFor(() => expect(drafted()).toMatchObject([{ status: 'sent', name: 'passeport.pdf' }]));
    expect(await storage.findDocument(drafted()[0]?.id ?? '')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Revenir' }));
    await waitFor(() => expect(sentPapers()).toHaveLength(1));
  });

  it('is taken back from the hotel where the guest removes it, or gives the form up', async () => {
    const { storage } = await fakeNetwork();
    const { user, registry } = renderPart(Screen);
    const sent = async (count: number) => {
      await waitFor(() => expect(sentPapers()).toHaveLength(count));
      return sentPapers().at(-1)?.id ?? '';
    };
    await user.upload(await chooser(), aPdf());
    const first = await sent(1);
    expect(await storage.findDocument(first)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retirer passeport.pdf' }));
    await waitFor(async () => expect(await storage.findDocument(first)).toBeUndefined());
    await user.upload(await chooser(), aPdf());
    const second = await sent(1);
    await waitFor(() =>
      expect(papersOf(useCheckinStore.in(registry).getState().secrets.fields.client)).toMatchObject([
        { id: second },
      ]),
    );
    act(() => formIn(registry).discard());
    await waitFor(async () => expect(await storage.findDocument(second)).toBeUndefined());
  });

  it('can be stopped on its way, and removed', async () => {
    const { hold } = await fakeNetwork();
    hold(UPLOAD);
    const { user } = renderPart(Screen);
    await user.upload(await chooser(), aPdf());
    await user.click(await screen.findByRole('button', { name: 'Annuler l’envoi de passeport.pdf' }));
    expect(form()).toEqual([]);
    expect(await chooser()).toHaveFocus();
  });

  it('that was lost by a reload is named, and taken off the list', async () => {
    await fakeNetwork();
    start = [
      { id: 'file-old-1', name: 'recto.jpg', size: 10, status: 'sending' },
      { id: 'document-1', name: 'verso.jpg', size: 10, status: 'sent' },
    ];
    renderPart(Screen);
    expect(await screen.findByText(/recto\.jpg n’était pas encore parti/u)).toBeVisible();
    expect(form()).toEqual([{ id: 'document-1', name: 'verso.jpg', size: 10, status: 'sent' }]);
  });

  it.each<[string, File, RegExp]>([
    ['of 60 MB', aPdf('gros.pdf', 60_000_000), /gros\.pdf\s: Ce fichier dépasse 10\sMo/u],
    [
      'that is empty',
      new File([], 'vide.pdf', { type: 'application/pdf' }),
      /vide\.pdf\s: Ce fichier est vide/u,
    ],
    [
      'of another type',
      new File(['x'], 'a.exe', { type: 'application/x-msdownload' }),
      /Choisissez une photo/u,
    ],
  ])('%s is refused in words, and nothing is sent', async (_what, file, words) => {
    const { requests } = await fakeNetwork();
    renderPart(Screen);
    // Dropped files, and "all files", bypass the chooser's filter.
    fireEvent.change(await chooser(), { target: { files: [file] } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(form()).toEqual([]);
    expect(requests(UPLOAD)).toEqual([]);
  });

  it('that is a page called passeport.pdf is refused by the hotel, and cannot be sent again', async () => {
    await fakeNetwork();
    const { user } = renderPart(Screen);
    const page = new File(['<!doctype html>'], 'passeport.pdf', { type: 'application/pdf' });
    await user.upload(await chooser(), page);
    expect(await screen.findByText(/Choisissez une photo/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Renvoyer/u })).toBeNull();
    expect(screen.getByRole('button', { name: 'Retirer passeport.pdf' })).toBeVisible();
  });

  it('that the hotel will not have is not tried again, and says so', async () => {
    const { requests } = await fakeNetwork({ answers: { [UPLOAD]: failures.problem(422) } });
    const { user } = renderPart(Screen);
    await user.upload(await chooser(), aPdf());
    expect(await screen.findByText(/L’hôtel n’a pas pu prendre ce fichier/u)).toBeVisible();
    expect(form()).toMatchObject([{ status: 'failed' }]);
    expect(screen.queryByRole('button', { name: /Renvoyer/u })).toBeNull();
    act(() => void dispatchEvent(new Event('online')));
    expect(requests(UPLOAD)).toHaveLength(1);
  });

  it('leaves nothing of itself on the device', async () => {
    await fakeNetwork();
    const { user } = renderPart(Screen);
    await user.upload(await chooser(), aPdf('zz-personal.pdf'));
    await waitFor(() => expect(sentPapers()).toHaveLength(1));
    expect(JSON.stringify({ ...localStorage })).not.toContain('zz-personal');
  });
});
