import type fr from './fr';

export default {
  page: {
    loading: 'Loading the page',
    notFound: 'Page not found',
    emptyTitle: 'This page is still empty',
    emptyText: 'The hotel will write it soon.',
  },
  legal: {
    title: 'Legal notice',
    open: 'Open the document',
    download: 'Download',
    noneTitle: 'The document is not published yet',
    noneText: 'Reception will hand it to you on request.',
  },
} satisfies typeof fr;
