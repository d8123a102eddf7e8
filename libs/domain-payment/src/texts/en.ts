import type fr from './fr';

/** Text of payments, English. */
const en: typeof fr = {
  title: 'Card payment',
  opening: 'Opening the payment',
  retry: 'Try again',
  confirming: 'Waiting for your bank…',
  challenged: 'Your bank asks you a question above',
  withoutCard: 'No card? Ask at reception: there is another way.',
  secure: {
    title: '100% secure payment',
    text: 'Your number goes straight to the payment provider: neither the hotel nor this page sees it.',
  },
  fields: {
    label: 'Bank card',
    frame: 'Bank card: fields of the payment provider',
    title: 'Secure fields',
    loading: 'Loading the secure fields',
    failed: 'The card fields did not load',
    failedText: 'Nothing was charged. Try again, or pay at reception.',
  },
  hold: {
    title: 'A hold of {{amount}}, not a charge',
    lead: 'Your bank sets this sum aside during your stay. It is not a charge: the hotel takes nothing unless a bill is left unpaid.',
    label: 'What happens to this sum',
    today: 'Today',
    todayText: '{{amount}} set aside, nothing charged',
    departure: 'When you leave',
    departureText: 'You settle your bill',
    after: 'Afterwards',
    releaseOn: 'On {{day}}',
    releaseWithin_one: 'Within {{count}} day',
    releaseWithin_other: 'Within {{count}} days',
    releaseText: 'The hold ends by itself',
    confirm: 'Authorise the hold of {{amount}}',
    skip: 'I prefer to do it at reception',
  },
  charge: {
    title: 'Pay {{amount}}',
    lead: 'Your card is charged once, now.',
    what: 'You pay for',
    whom: 'To',
    amount: 'Amount',
    confirm: 'Pay {{amount}}',
    skip: 'Do not pay now',
  },
  refusal: {
    declined: {
      title: 'Your bank declined this card',
      text: 'Nothing was charged. Try another card, or ask at reception.',
    },
    insufficientFunds: {
      title: 'The limit of this card is reached',
      text: 'Nothing was charged. Try another card, or ask at reception.',
    },
    expiredCard: {
      title: 'This card has expired',
      text: 'Nothing was charged. Try another card.',
    },
    notAuthenticated: {
      title: 'Your bank did not recognise you',
      text: 'Nothing was charged. Try again, or use another card.',
    },
    expired: {
      title: 'Time is up',
      text: 'Nothing was charged. Please start again.',
    },
    notFinished: {
      title: 'Your bank’s check is not finished',
      text: 'Nothing was charged. Please start again.',
    },
  },
  unknown: {
    title: 'We do not know yet whether your bank has accepted',
    text: 'You will never be charged twice. Check before anything else.',
    textHold: 'There will never be two holds. Check before anything else.',
    check: 'Check now',
  },
  over: {
    cancelled: { title: 'Payment given up', text: 'Nothing was charged.' },
    expired: {
      title: 'The time to pay has passed',
      text: 'Nothing was charged. You can start again.',
    },
    again: 'Start again',
  },
  paid: {
    charged: '{{amount}} paid',
    chargedText: 'Your card was charged once. The hotel already knows.',
    held: 'The hold of {{amount}} is in place',
    heldText: 'Nothing was charged, and there is nothing left to do.',
  },
  openFailure: {
    changed: {
      title: 'The amount has changed',
      text: 'Nothing was charged. Reload the page to see the new amount.',
    },
    refused: {
      title: 'This payment is not possible here',
      text: 'Nothing was charged. The reception takes care of it with you.',
    },
    unreachable: {
      title: 'We cannot reach the payment',
      text: 'What is done stays done: nothing is charged or held twice. Try again in a moment, or ask at reception.',
    },
  },
  notHere: {
    title: 'We cannot find this payment',
    text: 'Your orders show what is paid and what is left to pay.',
    orders: 'My orders',
  },
  ways: {
    order: 'See my order',
    checkin: 'Continue my check-in',
    reception: 'Call reception',
  },
};
export default en;
