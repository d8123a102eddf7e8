import { expect, it } from 'vitest';
import { receiptHtml, type ReceiptWords } from './receipt';

const words: ReceiptWords = {
  language: 'fr',
  title: 'Reçu',
  hotel: 'Hôtel <des> Lices',
  sentAt: 'Envoyé hier',
  number: 'Référence : 1',
  consents: 'Vos choix',
  agreed: 'Accepté',
  declined: 'Non accepté',
  wording: ({ textVersion }) => `Texte ${textVersion}`,
  footer: 'Sans photos.',
};
const sent = { number: '1', sentAt: '2026-11-21T10:00:00Z', firstname: 'Lou', personCount: 1, consents: [] };

it('says what was answered, as text and never as markup', () => {
  const lines = [{ term: 'Votre message', value: 'Bonjour\n<script>alert(1)</script>' }];
  const html = receiptHtml({ ...sent, parts: [{ title: 'Questions', lines }] }, words);
  expect(html).toContain('Bonjour<br>&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('Hôtel &lt;des&gt; Lices');
  expect(html).not.toMatch(/<script|Vos choix/u);
});

it('leaves out a step of which nothing was answered', () => {
  const html = receiptHtml({ ...sent, parts: [{ title: 'Questions', lines: [] }] }, words);
  expect(html).not.toContain('<h2>');
});

it('says what was agreed to, and what was not', () => {
  const consent = { name: 'firstConsent', text: 'J’accepte.', textVersion: 'v1-a', at: sent.sentAt } as const;
  const consents = [
    { ...consent, isGiven: true },
    { ...consent, text: 'Les nouvelles.', isGiven: false },
  ];
  const html = receiptHtml({ ...sent, parts: [], consents }, words);
  expect(html).toMatch(/J’accepte\.<\/p><p><b>Accepté<\/b><br><small>Texte v1-a/u);
  expect(html).toMatch(/Les nouvelles\.<\/p><p><b>Non accepté/u);
});

it('gives an agreement of several paragraphs its lines, as text', () => {
  const text = 'Silence à 22 h.\n<b>Merci</b>';
  const consent = {
    name: 'textAgreement',
    text,
    textVersion: 'v1-a',
    at: sent.sentAt,
    isGiven: true,
  } as const;
  const html = receiptHtml({ ...sent, parts: [], consents: [consent] }, words);
  expect(html).toContain('<p>Silence à 22 h.<br>&lt;b&gt;Merci&lt;/b&gt;</p><p><b>Accepté</b>');
});
