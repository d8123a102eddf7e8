import { ReviewsForm } from '@guest/api-contract';
import { hotelRead } from './hotelRead';

export const getReviewsForm = hotelRead('reviews-form', ReviewsForm, 'Failed to fetch reviews form');
