import { RoomDirectory } from '@guest/api-contract';
import { call } from '../call';
import type { Api } from '../createApi';

export function getRoomDirectory(api: Api, hosterId: string): Promise<RoomDirectory> {
  return call(api.product, {
    failure: 'Failed to fetch room directory',
    request: (http) => http.get('roomdirectory', { searchParams: { hosterId } }),
    answer: RoomDirectory,
  });
}
