import { createContext, use, type ComponentType } from 'react';
import type { FeatureContext, PageModule } from '@guest/feature';

/** What the check-in gives to what holds the guest's card. */
export interface PreAuthorisationProps {
  /** The reservation's public id, where this visit knows it; calls of payment take it (decisions.md 5). */
  publicId: string | undefined;
  /** The hold is in place. */
  onValidated: () => void;
}

/** Screens of other domains inside the check-in, given by the app. */
export interface CheckinSlots {
  /** Holds the guest's card; without it the step says honestly what is still to do at reception. */
  PreAuthorisation?: ComponentType<PreAuthorisationProps>;
}

const SlotsContext = createContext<CheckinSlots>({});

export const useSlots = () => use(SlotsContext);

/** A screen that finds the app's own parts around it. */
export function withSlots<C extends FeatureContext>(slots: CheckinSlots, page: PageModule<C>): PageModule<C> {
  const Screen = page.Component;
  const Component = () => (
    <SlotsContext value={slots}>
      <Screen />
    </SlotsContext>
  );
  return { ...page, Component };
}
