import { OwnSubmission, RetentionTimes, type OwnKind } from '@guest/api-contract';
import { call, remove } from '../http/call';
import type { Api } from '../http/createApi';
import { countedByDevice } from '../http/device';
import { path } from '../http/path';
import { hotelRead } from './hotelRead';

/** A submission that this device made, with the key of its receipt. */
export interface OwnReceipt {
  kind: OwnKind;
  id: string;
  key: string;
}

const authorised = (key: string) => ({ Authorization: `Bearer ${key}` });

/** What the hotel keeps of a submission; a 404 says that it keeps nothing any longer. */
export function getOwnSubmission(api: Api, { kind, id, key }: OwnReceipt): Promise<OwnSubmission> {
  return call(api.product, {
    failure: 'Failed to fetch own submission',
    path: path`submission/${kind}/${id}`,
    headers: authorised(key),
    answer: OwnSubmission,
    ...countedByDevice,
  });
}

/** Deletes a submission at the hotel; a 409 says that the hotel has to keep it. */
export async function removeOwnSubmission(api: Api, { kind, id, key }: OwnReceipt): Promise<void> {
  await remove(api.product, {
    failure: 'Failed to remove own submission',
    path: path`submission/${kind}/${id}`,
    headers: authorised(key),
    ...countedByDevice,
  });
}

export const getRetention = hotelRead('retention', RetentionTimes, 'Failed to fetch retention');
