import { Created } from '@guest/api-contract';
import type { Options } from 'ky';
import type { GenericSchema, InferInput } from 'valibot';
import type { Attempt } from '../http/attempt';
import { submit } from '../http/call';
import type { Api } from '../http/createApi';

/** Makes the call of a submission to the hotel whose receipt is an id. */
// @__NO_SIDE_EFFECTS__
export function submission<Body extends GenericSchema>(
  path: string,
  failure: string,
  optionsFor?: (body: InferInput<Body>) => Options,
) {
  return (api: Api, json: InferInput<Body>, { headers }: Attempt): Promise<Partial<Created>> =>
    submit(api.product, {
      failure,
      path,
      json,
      headers,
      answer: Created,
      ...optionsFor?.(json),
    });
}
