import * as v from 'valibot';
import { EntryId, Id, list, ResourceUrl } from '../base/common';
import { Words } from '../base/words';
import { ContentBlocks, Link } from '../base/content';
import { OpeningHours } from '../base/openingHours';
import { hotelRead } from '../base/route';

/** An entry of the room directory. It can be opened if it has details. */
export const DirectoryEntry = v.object({
  _id: EntryId,
  title: Words,
  icon: v.optional(v.string()),
  /** One-line summary below the title. */
  summary: v.optional(Words),
  image: v.optional(ResourceUrl),
  openingHours: v.optional(OpeningHours),
  phone: v.optional(v.string()),
  link: v.optional(Link),
  blocks: ContentBlocks,
});
export type DirectoryEntry = v.InferOutput<typeof DirectoryEntry>;

export const DirectorySection = v.object({
  _id: EntryId,
  title: Words,
  icon: v.optional(v.string()),
  entries: list(DirectoryEntry),
});
export type DirectorySection = v.InferOutput<typeof DirectorySection>;

/** The room directory; `{}` where the hotel has none. */
export const RoomDirectory = v.object({
  _id: v.optional(Id),
  hoster: v.optional(Id),
  title: v.optional(Words),
  wifi: v.optional(v.object({ ssid: v.string(), password: v.optional(v.string()), note: v.optional(Words) })),
  reception: v.optional(v.object({ phone: v.optional(v.string()), openingHours: v.optional(OpeningHours) })),
  sections: list(DirectorySection),
});
export type RoomDirectory = v.InferOutput<typeof RoomDirectory>;

export const roomDirectoryRoutes = {
  getRoomDirectory: hotelRead(
    'roomdirectory',
    'What a guest wants to know about the room and the hotel',
    RoomDirectory,
  ),
};
