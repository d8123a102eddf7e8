import type { RoomDirectory } from '@guest/api-contract';
import { defineDocument } from './hotelDocument';

/** What a guest wants to know about the room and the hotel. */
export const useRoomDirectoryStore = defineDocument<RoomDirectory, [hosterId: string]>(
  'roomDirectory',
  (calls, client, hosterId) => calls.getRoomDirectory(client, hosterId),
);
