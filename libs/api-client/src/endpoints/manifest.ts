import { Manifest } from '@guest/api-contract';
import { call } from '../http/call';
import type { Api } from '../http/createApi';
import { path } from '../http/path';

export function getManifest(api: Api, slug: string): Promise<Manifest> {
  const failure = 'Failed to fetch manifest';
  return call(api.static, { failure, path: path`manifest/${slug}`, answer: Manifest });
}
