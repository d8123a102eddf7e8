import { PersonalPages } from '@guest/api-contract';
import { hotelRead } from './hotelRead';

export const getPersonalPages = hotelRead('personal-page', PersonalPages, 'Failed to fetch personal pages');
