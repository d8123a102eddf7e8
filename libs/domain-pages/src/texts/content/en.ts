import type fr from './fr';

export default {
  page: {
    loading: 'Loading the page',
    notFound: 'Page not found',
    emptyTitle: 'This page is still empty',
    emptyText: 'The hotel will write it soon.',
  },
  shortLink: {
    opening: 'Opening your reservation…',
    goOn: {
      c: 'Open the check-in',
      s: 'See the services',
      m: 'Say how your stay is going',
      r: 'Leave a review',
      home: 'Go to the home page',
    },
  },
  noContent: {
    title: 'Nothing to read here for now',
    text: 'The hotel is preparing this page. In the meantime:',
    ways: {
      checkin: 'Prepare my arrival',
      services: 'See the services',
      roomDirectory: 'Open the room directory',
      advantages: 'See the perks',
      home: 'Back to home',
    },
  },
  legal: {
    title: 'Legal notice',
    document: 'The full document',
    open: 'Open the document',
    download: 'Download',
    noneTitle: 'The document is not published yet',
    noneText: 'Reception will hand it to you on request.',
    failureTitle: 'The document does not open',
    failureText: 'A passing problem on our side. Reception will also hand it to you on request.',
  },
} satisfies typeof fr;
