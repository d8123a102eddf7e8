import { RoomDirectory } from '@guest/api-contract';
import { hotelRead } from './hotelRead';

export const getRoomDirectory = hotelRead('roomdirectory', RoomDirectory, 'Failed to fetch room directory');
