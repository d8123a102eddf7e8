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
    failed: 'The French texts did not arrive: try again with a connection',
    switch: 'Switch to French',
    current: 'English',
  },
  menu: 'Menu',
  share: { label: 'Share this page', copied: 'Address copied' },
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
