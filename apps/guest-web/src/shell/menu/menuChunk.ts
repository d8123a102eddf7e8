import { chunkOf } from '../../routing/entry';

/** The menu's chunk, loaded when the page is idle, so that it opens without a network too. */
export const menuChunk = chunkOf(() => import('./MenuDrawer'));
