import type fr from './fr';

export default {
  home: {
    loading: 'Loading the page',
    welcome: 'Welcome',
    hello: 'Hello {{name}}',
    entries: 'At your service',
    findUs: 'Reach us',
    review: 'Review my stay',
    message: 'Message',
    messageText: 'Write to reception',
    mood: 'Your stay',
    moodText: 'A problem? A thank-you?',
    nextLabel: 'Do not miss',
  },
  next: {
    label: 'Where you are',
    order: {
      eyebrow: 'Your order',
      go: 'Follow my order',
      states: {
        waiting: 'To be sent',
        sending: 'Sending',
        expired: 'To be confirmed',
        refused: 'Needs a change',
        received: 'Received',
        confirmed: 'Accepted',
        preparing: 'Being prepared',
        onTheWay: 'On its way',
        cancelled: 'Cancelled',
      },
      texts: {
        waiting: 'Kept on this device; it leaves by itself when the network returns.',
        sending: 'It is on its way to the hotel.',
        expired: 'Its time has passed: do you still want it?',
        refused: 'The hotel cannot take it as it is.',
        received: 'The hotel has received it.',
        confirmed: 'The hotel has accepted it.',
        preparing: 'The hotel is taking care of it.',
        onTheWay: 'It is coming.',
        cancelled: 'It will not be delivered.',
      },
    },
    checkin: {
      eyebrow: 'Your arrival',
      badge: 'To be finished',
      title: 'Online check-in',
      text: 'Go on where you left off.',
      go: 'Prepare my arrival',
    },
  },
} satisfies typeof fr;
