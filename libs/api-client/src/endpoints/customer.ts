import type { CustomerRequest } from '@guest/api-contract';
import { submission } from './submission';

export const postCustomer = submission<typeof CustomerRequest>('customer', 'Fail to post customer request');
