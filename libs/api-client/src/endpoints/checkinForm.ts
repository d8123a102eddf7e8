import { CheckinForm } from '@guest/api-contract';
import { hotelRead } from './hotelRead';

export const getCheckinForm = hotelRead('checkin-form', CheckinForm, 'Failed to fetch check-in form');
