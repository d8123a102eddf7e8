import type fr from './fr';

export default {
  title: 'Online check-in',
  loading: 'Loading your check-in',
} satisfies typeof fr;
