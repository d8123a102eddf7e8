import type { Locator, Page } from '@playwright/test';
import type { Language } from './words';

const fr = {
  question: /^Comment s’est passé votre séjour\s\?$/u,
  start: 'Donner mon avis',
  room: 'Chambre',
  /** The five designs of `fiveDesigns`, by the themes that are drawn so. */
  designs: {
    emojis: 'Chambre',
    radio: 'Personnel',
    stars: 'Petit déjeuner',
    number: 'Wi-Fi',
    cursor: 'Piscine',
  },
  worstOfSeven: '1/7, Terrible',
  middleOfSeven: '4/7, Ok',
  bestOfSeven: '7/7, Excellent',
  onePointMore: /^Un point de plus/u,
  anyComment: /^Un mot pour l’équipe/u,
  tooLong: /5\s000 caractères au plus/u,
  /** Of the demo hotel, that must be answered. */
  required: ['Expérience', 'Chambre', 'Personnel'],
  best: '5/5, Excellent',
  good: '4/5, Bien',
  comment: /^Un mot pour l’équipe\s\?\sChambre/u,
  globalComment: /^Souhaitez-vous ajouter/u,
  signed: 'Avec mon nom',
  email: 'Adresse e-mail',
  lastname: /^Nom/u,
  send: 'Envoyer mon avis',
  thanks: /^Merci pour votre avis/u,
  publish: /^Publier sur avis\.hoteldeslices\.example/u,
  waiting: 'Votre avis est bien gardé',
  now: 'Envoyer maintenant',
  inVain: /^L’hôtel ne répond toujours pas/u,
  refused: 'Votre avis n’est pas parti',
  resend: 'Renvoyer mon avis',
  missing: 'Veuillez remplir tous les champs obligatoires',
  give: /Donnez une note$/u,
};

const en: typeof fr = {
  question: /^How was your stay\?$/u,
  start: 'Give my review',
  room: 'Room',
  designs: { emojis: 'Room', radio: 'Staff', stars: 'Breakfast', number: 'Wi-Fi', cursor: 'Pool' },
  worstOfSeven: '1/7, Terrible',
  middleOfSeven: '4/7, OK',
  bestOfSeven: '7/7, Excellent',
  onePointMore: /^One point more/u,
  anyComment: /^A word for the team/u,
  tooLong: /5,000 characters at most/u,
  required: ['Experience', 'Room', 'Staff'],
  best: '5/5, Excellent',
  good: '4/5, Good',
  comment: /^A word for the team\?\sRoom/u,
  globalComment: /^Would you like to add/u,
  signed: 'With my name',
  email: 'Email address',
  lastname: /^Last name/u,
  send: 'Send my review',
  thanks: /^Thank you for your review/u,
  publish: /^Publish on avis\.hoteldeslices\.example/u,
  waiting: 'Your review is safely kept',
  now: 'Send now',
  inVain: /^The hotel is still not answering/u,
  refused: 'Your review was not sent',
  resend: 'Send my review again',
  missing: 'Please fill in all required fields',
  give: /Give a rating$/u,
};

export type ReviewWords = typeof fr;

/** The texts of the reviews by language, repeated here as in `words.ts`. */
export const reviewWords: Record<Language, typeof fr> = { fr, en };

/** The question about a theme. */
export function theme(page: Page, name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${name}`, 'u') });
}
