import type { uploadFr } from './upload.fr';

export const uploadEn = {
  upload: {
    hint: 'Picture or PDF, {{limit}} at most. Pictures are made smaller and have their location removed. A PDF is sent as it is.',
    choose: 'Choose a file',
    camera: 'Take a picture',
    drop: 'or drop it here',
    remove: 'Remove {{name}}',
    cancel: 'Stop sending {{name}}',
    retry: 'Send {{name}} again',
    waiting: '{{size}}',
    sending: 'Sending… {{size}}',
    sent: 'Sent, {{size}}',
    failed: 'It was not sent.',
    refused: '{{name}}: {{reason}}',
    lost: '{{name}} had not been sent yet. Please choose it again.',
    problems: {
      wrongType:
        'Choose a JPEG, PNG or WebP picture, or a PDF. Of a HEIC picture, make a JPEG copy or a screenshot.',
      empty: 'This file is empty. Choose another one.',
      tooLarge: 'This file is larger than {{limit}}. Choose a smaller one.',
      tooMany: '{{count}} files at most. Remove one first.',
      unreadable: 'This file cannot be read. Choose another one.',
      refused: 'The hotel could not take this file. Choose another one.',
      connection: 'The connection was lost. Sending goes on as soon as it is back.',
      busy: 'The hotel cannot receive it right now. It goes again in a moment.',
      givenUp: 'This file was not sent. Send it again, or remove it.',
    },
    status: {
      sending_one: '{{count}} file is being sent',
      sending_other: '{{count}} files are being sent',
      sent: '{{name}} is sent',
      waiting: '{{name}} will be sent again',
      failed: '{{name}} was not sent',
    },
  },
  phone: {
    hint: 'With the country’s code for a number from elsewhere ({{country}}: no code needed).',
    hintAnywhere: 'With your country’s code, such as +44.',
    check: 'Check this number: it does not look like a telephone number.',
    tooShort: 'Check this number: it seems incomplete.',
    tooLong: 'Check this number: it seems too long.',
  },
  place: {
    count_one: '{{count}} place',
    count_other: '{{count}} places',
  },
} satisfies typeof uploadFr;
