import type fr from './fr';

export default {
  guest: {
    legend: 'Your details',
    hint: 'So that the hotel can reach you about your request.',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email address',
    phone: 'Phone',
    roomNumber: 'Room number',
    optional: 'Optional',
  },
  language: {
    failed: 'The French texts did not arrive: try again in a moment',
    switch: 'Switch to French',
    current: 'English',
  },
  menu: 'Menu',
  share: {
    label: 'Share this page',
    copied: 'Address copied',
    failed: 'The address could not be copied: you find it in your browser.',
  },
  hours: {
    always: 'Open day and night',
    openUntil: 'Open until {{time}}',
    openUntilDay: 'Open until {{time}} on {{day}}',
    closed: 'Closed',
    opensToday: 'Closed, opens at {{time}}',
    opensTomorrow: 'Closed, opens tomorrow at {{time}}',
    opensOn: 'Closed, opens {{day}} at {{time}}',
    midnight: 'midnight',
    everyDay: 'Every day',
    days: '{{from}} to {{to}}',
    dayAndNight: 'day and night',
    range: '{{from}} to {{to}}',
  },
  newTab: '(new tab)',
  submission: {
    saved: 'To be sent',
    sending: 'Sending',
    received: 'Received',
    refused: 'Needs a change',
    asking: 'To be confirmed',
  },
  failure: {
    title: 'This page is not answering',
    offline: 'Internet connection is currently unavailable. Please try again later.',
    unanswered: 'The hotel’s service is not answering. We keep trying, and nothing you typed is lost.',
    text: 'A passing problem on our side. Nothing you typed is lost.',
    retry: 'Try again',
    retrying: 'Trying again…',
    stillFailing: 'Trying again did not work',
  },
  reservation: {
    notFound: 'Reservation not found',
    notFoundText: 'The link may be old. You can go on without it.',
    close: 'Close this message',
  },
  notFound: {
    /** The document's title. */
    document: 'Page not found',
    title: 'OOPS!',
    text: "There's nothing to see here...",
    home: 'Back to home',
  },
  errors: {
    summary: 'Please fill in all required fields',
    email: 'Please fill in a valid email address',
    required: {
      firstname: 'Enter your first name',
      lastname: 'Enter your last name',
      email: 'Enter your email address',
      phone: 'Enter your phone number',
      roomNumber: 'Enter your room number',
    },
  },
} satisfies typeof fr;
