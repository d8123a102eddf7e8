import type fr from './fr';

export default {
  page: {
    loading: 'Loading the page',
    notFound: 'Page not found',
    emptyTitle: 'This page is still empty',
    emptyText: 'The hotel will write it soon.',
  },
} satisfies typeof fr;
