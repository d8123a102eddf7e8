import type fr from './fr';

export default {
  loading: 'Loading…',
  skip: 'Skip to content',
  nav: { main: 'Main navigation', menu: 'Menu', more: 'More', close: 'Close', back: 'Back' },
  contact: { phone: 'Phone', message: 'Message' },
  footer: {
    label: 'Footer links',
    poweredBy: 'Powered by',
    privacy: 'Privacy policy',
    legal: 'Legal notice',
  },
  landing: {
    title: 'Your stay begins here',
    text: 'Scan the code in your room, or enter your hotel’s code.',
    code: 'Hotel code',
    codeHint: 'It is on your confirmation and on the welcome card.',
    whereTitle: 'Where do I find my code?',
    whereMail: 'In your booking’s confirmation message',
    whereRoom: 'On the welcome card in your room',
    whereDesk: 'At reception: the team will gladly tell you',
    open: 'Open my hotel',
    missing: 'Enter your hotel’s code',
    malformed: 'A code has only letters, digits and hyphens',
  },
  offline: {
    line: 'You are offline: this is what was loaded before.',
    since: 'You are offline. Last updated: {{when}}',
  },
  failure: {
    title: 'This page is not answering',
    offline: 'Internet connection is currently unavailable. Please try again later.',
    text: 'A passing problem on our side. Nothing you typed is lost.',
    retry: 'Try again',
  },
} satisfies typeof fr;
