import { Manifest } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';
import { path } from '../path';

export function getManifest(api: Api, slug: string): Promise<Manifest> {
  return call(api.static, {
    failure: 'Failed to fetch manifest',
    request: (http) => http.get(path`manifest/${slug}`),
    answer: Manifest,
  });
}
