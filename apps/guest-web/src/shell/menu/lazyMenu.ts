import { lazy } from 'react';
import { once } from '../../routing/entry';

/** The menu's chunk: brought ahead when the page is idle, so that it opens without a network too. */
export const menuChunk = once(() => import('./MenuDrawer'));

/** The menu, once its chunk has come. One that failed stays failed: another try takes another of these. */
export const lazyMenu = () => lazy(async () => ({ default: (await menuChunk()).MenuDrawer }));
