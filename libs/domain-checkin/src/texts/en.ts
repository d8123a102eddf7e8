import type fr from './fr';
import { uploadEn } from './upload.en';

export default {
  ...uploadEn,
  title: 'Online check-in',
  loading: 'Loading your check-in',
} satisfies typeof fr;
