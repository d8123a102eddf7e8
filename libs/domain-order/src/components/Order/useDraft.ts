import { useEffect } from 'react';
import { own, useIsRestored } from '@guest/state';
import { useHotelZone } from '@guest/visit';
import { draftOf, type Draft } from '../../model/draft';
import type { Service } from '../../model/service';
import { useOrderStore } from '../../store/orderStore';

/** The draft of a service; a new one until the kept data are restored. */
export function useDraft(service: Service): Draft {
  return useOrderStore((state) => own(state.drafts, service.id)) ?? draftOf(service);
}

/** One field of the draft: a component renders only when its own field changes. */
export function useDraftField<F extends keyof Draft>(service: Service, field: F): Draft[F] {
  return useOrderStore((state) => (own(state.drafts, service.id) ?? draftOf(service))[field]);
}

/** The number of sheets; a change on a sheet renders nothing here. */
export function useSheetCount(service: Service): number {
  return useOrderStore((state) => (own(state.drafts, service.id) ?? draftOf(service)).sheets.length);
}

/**
 * Opens the draft once the page knows the hour, and again once the kept data are restored: a kept draft replaces the
 * new one and is reconciled with the catalogue.
 */
export function useOpenDraft(service: Service): void {
  const timeZone = useHotelZone();
  const isRestored = useIsRestored();
  const open = useOrderStore((state) => state.open);
  useEffect(() => {
    open(service, { now: new Date(), timeZone });
  }, [isRestored, open, service, timeZone]);
}
