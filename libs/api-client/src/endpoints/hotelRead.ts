import type { GenericSchema, InferOutput } from 'valibot';
import { call } from '../http/call';
import type { Api } from '../http/createApi';

/** Makes the call of one part of a hotel's data. */
// @__NO_SIDE_EFFECTS__
export function hotelRead<S extends GenericSchema>(path: string, answer: S, failure: string) {
  return (api: Api, hosterId: string): Promise<InferOutput<S>> =>
    call(api.product, { failure, path, searchParams: { hosterId }, answer });
}
