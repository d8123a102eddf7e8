import type fr from './fr';

export default {
  title: 'Your personal data',
  lead: 'What we keep, why, and how to delete it.',
  policy: {
    title: 'The hotel’s policy',
    text: 'Who handles your data, for how long, and your rights.',
    open: 'Read the document',
    none: 'The hotel has not published its document yet. Reception will hand it to you on request.',
  },
  rights: {
    title: 'Your rights',
    text: 'You may ask to see, correct or delete the data that the hotel holds, or object to its use.',
    write: 'Write to the hotel',
    desk: 'Ask at reception.',
    post: 'Ask at reception, or write to {{name}}, {{address}}.',
  },
  consents: {
    title: 'Your choices',
    text: 'Nothing is on without your consent. Each choice is separate and can be withdrawn here at any time.',
    none: 'Nothing is measured or recorded on this site: there is nothing to choose.',
    savedYes: 'Choice saved: {{name}}, accepted',
    savedNo: 'Choice saved: {{name}}, refused',
    given: 'Given on {{date}}',
    recording: {
      label: 'Recording of the visit',
      hint: 'Your gestures on the check-in screens, to make them simpler. Never your papers, your signature or your card.',
    },
    statistics: {
      label: 'Statistics',
      hint: 'Which pages are opened, without your name, to learn what is useful.',
    },
    errorReports: {
      label: 'Error reports',
      hint: 'When a page fails, what happened, so that it can be repaired. Never what you typed.',
    },
  },
  device: {
    title: 'On this device',
    text: 'Kept in this browser alone, for the time given. Safari deletes it sooner: after 7 days of use without a visit to this site.',
    nothing: 'Nothing is kept on this device.',
    kinds: {
      guest:
        'Your contact details, to fill in forms for you: 30 days after your last change, or until departure',
      reservation: 'Your reservation: until the tab is closed',
      departure: 'The day of your departure, with which what you are preparing goes: until it has passed',
      drafts:
        'The orders, messages, feedback and review you are preparing: at most 30 days after your last change, or until departure',
      checkin: 'Your check-in under way, companions included: 30 days at most, or until departure',
      identity: 'Document numbers, papers, consents and signatures of this visit: until the tab is closed',
      submissions: 'What waits for the network to reach the hotel, and what it has received: 30 days at most',
      orders: 'The orders you made and what you began, to follow them: 30 days',
      sent: 'The confirmation of your check-in, with the details you gave: until the tab is closed',
      consents: 'Your choices above: six months after your last change',
      preferences: 'Your favourites and preferences: 30 days after your last change',
      visited: 'That you have already seen the welcome message: until you delete it',
      installRefused: 'That you do not want the app on your home screen: until you delete it',
      recent: 'The hotels you opened recently: 30 days',
      language: 'The language you chose: one year',
      offline: 'Pages already seen and their pictures, to read them without a network: 30 days',
      files: 'The files of the app: 60 days',
      marks: 'What this visit needs, such as that a page was reloaded: until the tab is closed',
      other: 'Other data of this site, such as measurements you agreed to: until you delete it',
    },
    delete: 'Delete my data on this device',
    confirmTitle: 'Delete your data on this device?',
    confirmText:
      'Contact details, orders, messages, feedback, reviews and check-in in preparation or waiting to be sent, favourites and choices disappear from this browser. What you have already sent to the hotel is not touched, but can no longer be followed here.',
    confirm: 'Delete everything',
    deleting: 'Deleting…',
    cancel: 'Keep my data',
    close: 'Close',
    deleted: 'Your data has been deleted from this device.',
    failed: 'The browser did not allow everything to be deleted. Clear this site’s data in its settings.',
  },
} satisfies typeof fr;
