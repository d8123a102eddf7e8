import { useEffect } from 'react';
import { useIsRestored } from '@guest/state';
import { useHotelZone } from '@guest/visit';
import { draftOf, type Draft } from '../model/draft';
import type { Service } from '../model/service';
import { own } from '../model/own';
import { useOrderStore } from '../store/orderStore';

/** The draft of a service, as it is shown before and after what was kept has come back. */
export function useDraft(service: Service): Draft {
  return useOrderStore((state) => own(state.drafts, service.id)) ?? draftOf(service);
}

/** One field of it: a tap on a menu card renders nothing that shows another. */
export function useDraftField<F extends keyof Draft>(service: Service, field: F): Draft[F] {
  return useOrderStore((state) => (own(state.drafts, service.id) ?? draftOf(service))[field]);
}

/** How many sheets there are, whatever is on them. */
export function useSheetCount(service: Service): number {
  return useOrderStore((state) => (own(state.drafts, service.id) ?? draftOf(service)).sheets.length);
}

/**
 * Begins the draft once the page knows the hour, before anybody can touch it, and again when what was kept has come
 * back: a kept draft takes its place and is brought up to date.
 */
export function useOpenDraft(service: Service): void {
  const timeZone = useHotelZone();
  const isRestored = useIsRestored();
  const open = useOrderStore((state) => state.open);
  useEffect(() => {
    open(service, { now: new Date(), timeZone });
  }, [isRestored, open, service, timeZone]);
}
