import { createContext, use, type ComponentType } from 'react';
import type { PaymentSettings } from '@guest/api-contract';
import type { FeatureContext, PageModule } from '@guest/feature';

/** Properties of the component that holds the guest's card. */
export interface PreAuthorisationProps {
  /** How the hotel holds a card. */
  settings: PaymentSettings;
  /** The reservation's public id, where this visit knows it; the calls of payment take it. */
  publicId: string | undefined;
  /** Without a reservation it says whose hold this is: the same one for each check-in. */
  attemptKey: string;
  /** The hotel's own words stand above: the slot leaves its own out. */
  isExplained: boolean;
  /** `YYYY-MM-DD`, where it is known. */
  departureDate: string | undefined;
  /** The hold is in place; `intentId` names it. */
  onValidated: (intentId: string) => void;
  /** Goes on without a card. */
  onSkip: () => void;
}

/** Screens of other domains inside the check-in, given by the app. */
export interface CheckinSlots {
  /** Holds the guest's card; without it the step says what is still to do at reception. */
  PreAuthorisation?: ComponentType<PreAuthorisationProps> & {
    /** Loads its file ahead. */
    prefetch?: () => Promise<void>;
  };
}

const SlotsContext = createContext<CheckinSlots>({});

export const useSlots = () => use(SlotsContext);

/** Wraps a screen in the provider of the app's slots. */
export function withSlots<C extends FeatureContext>(slots: CheckinSlots, page: PageModule<C>): PageModule<C> {
  const Screen = page.Component;
  const Component = () => (
    <SlotsContext value={slots}>
      <Screen />
    </SlotsContext>
  );
  return { ...page, Component };
}
