import type { ComponentType } from 'react';
import { renderFeature, type RenderOptions } from '@guest/testing';
import { checkinTexts } from '../texts';

/** A part of the check-in on a screen of its own, with the real stores, texts, client and backend. */
export function renderPart(Component: ComponentType, options: Partial<RenderOptions> = {}) {
  const page = () => Promise.resolve({ Component });
  const routes = [{ path: 'part', handle: { chrome: 'steps' as const }, page }];
  return renderFeature({ name: 'checkin', texts: checkinTexts, routes }, { at: '/demo/part', ...options });
}
