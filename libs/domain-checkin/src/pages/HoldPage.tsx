import type { PageModule } from '@guest/feature';
import type { VisitContext } from '@guest/visit';
import { useHoldStore } from '../store/stayStores';
import * as CheckinPage from './CheckinPage';

export const { Component, Skeleton } = CheckinPage;

type Page = PageModule<VisitContext>;

/** The page of a step reads its step from the address' parameters; this address names it itself. */
const ofHold = (context: VisitContext): VisitContext => ({
  ...context,
  params: { ...context.params, step: 'hold' },
});

export const isMissing: Page['isMissing'] = (context) => CheckinPage.isMissing?.(ofHold(context)) ?? false;
export const prepare: Page['prepare'] = (context) =>
  CheckinPage.prepare?.(ofHold(context)) ?? Promise.resolve();
export const title: Page['title'] = (context, ...words) => CheckinPage.title?.(ofHold(context), ...words);

export const paymentProvider: Page['paymentProvider'] = ({ registry }) => {
  const { resource } = useHoldStore.in(registry).getState();
  return resource.status === 'success' ? resource.data.provider : undefined;
};
