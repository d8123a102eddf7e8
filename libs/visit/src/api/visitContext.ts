import type { Api } from '@guest/api-client';
import type { Hoster } from '@guest/api-contract';
import type { Feature, FeatureContext } from '@guest/feature';

/** Makes the client when it is first needed: it stays out of the first load. */
export type ApiSource = () => Promise<Api>;

/** What every screen's `load` may use. */
export interface VisitContext extends FeatureContext {
  api: ApiSource;
  /** The hotel of this address. Rejects where it could not be loaded. */
  hoster: () => Promise<Hoster>;
}

/** A domain of the guest app. */
export type VisitFeature = Feature<VisitContext>;
