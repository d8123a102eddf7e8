import type { Seminars } from '@guest/api-contract';
import { defineDocument } from './hotelDocument';

/** Meeting rooms and agendas. */
export const useSeminarStore = defineDocument<Seminars, [hosterId: string]>(
  'seminar',
  (calls, client, hosterId) => calls.getSeminars(client, hosterId),
);
