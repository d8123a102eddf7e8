import type fr from './fr';

export default {
  home: {
    loading: 'Loading the page',
    welcome: 'Welcome',
    hello: 'Hello {{name}}',
    entries: 'At your service',
    findUs: 'Reach us',
    nextLabel: 'Do not miss',
  },
} satisfies typeof fr;
