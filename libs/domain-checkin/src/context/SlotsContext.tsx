import { createContext, use, type ComponentType } from 'react';
import type { FeatureContext, PageModule } from '@guest/feature';

/** Properties of the component that holds the guest's card. */
export interface PreAuthorisationProps {
  /** The reservation's public id, where this visit knows it; the calls of payment take it. */
  publicId: string | undefined;
  /** The hold is in place. */
  onValidated: () => void;
}

/** Screens of other domains inside the check-in, given by the app. */
export interface CheckinSlots {
  /** Holds the guest's card; without it the step says what is still to do at reception. */
  PreAuthorisation?: ComponentType<PreAuthorisationProps>;
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
