import type { Locator, Page } from '@playwright/test';
import type { Language } from '../words';

const fr = {
  question: /^Comment s’est passé votre séjour\s\?$/u,
  start: 'Donner mon avis',
  room: 'Chambre',
  /** Of the demo hotel, that must be answered. */
  required: ['Expérience', 'Chambre', 'Personnel'],
  best: '5/5, Excellent',
  good: '4/5, Bien',
  comment: /^Un mot pour l’équipe\s\?\sChambre/u,
  globalComment: /^Souhaitez-vous ajouter/u,
  signed: 'Avec mon nom',
  email: 'Adresse e-mail',
  send: 'Envoyer mon avis',
  thanks: /^Merci pour votre avis/u,
  publish: /^Publier sur avis\.hoteldeslices\.example/u,
  waiting: 'Votre avis est bien gardé',
  missing: 'Veuillez remplir tous les champs obligatoires',
  give: /Donnez une note$/u,
};

const en: typeof fr = {
  question: /^How was your stay\?$/u,
  start: 'Give my review',
  room: 'Room',
  required: ['Experience', 'Room', 'Staff'],
  best: '5/5, Excellent',
  good: '4/5, Good',
  comment: /^A word for the team\?\sRoom/u,
  globalComment: /^Would you like to add/u,
  signed: 'With my name',
  email: 'Email address',
  send: 'Send my review',
  thanks: /^Thank you for your review/u,
  publish: /^Publish on avis\.hoteldeslices\.example/u,
  waiting: 'Your review is safely kept',
  missing: 'Please fill in all required fields',
  give: /Give a rating$/u,
};

/** What guests read and press in reviews; written again, as in `words.ts`. */
export const reviewWords: Record<Language, typeof fr> = { fr, en };

/** The question about a theme. */
export function theme(page: Page, name: string): Locator {
  return page.getByRole('group', { name: new RegExp(`^${name}`, 'u') });
}

/** The five designs of `fiveDesigns`, by the themes that are drawn so. */
export const themeOf = {
  emojis: 'Chambre',
  radio: 'Personnel',
  stars: 'Petit déjeuner',
  number: 'Wi-Fi',
  cursor: 'Piscine',
};
