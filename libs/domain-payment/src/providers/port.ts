import type { Language } from '@guest/i18n';
import type { OpenedPayment } from '../model/payment';

/** What a provider's fields say. They never say how a payment ended: the hotel is asked for that. */
interface FieldsEvents {
  onReady: () => void;
  /** Enter was pressed in a field. */
  onSubmit: () => void;
  /** Something is missing or wrong; the fields show what. */
  onIncomplete: () => void;
  /** The bank asks something, inside the provider's frame. */
  onChallenge: () => void;
  /** The provider has ended, well or not. */
  onDone: () => void;
}

export interface FieldsOptions extends FieldsEvents {
  payment: Pick<OpenedPayment, '_id' | 'clientSecret' | 'publicKey'>;
  language: Language;
  /** Where the hotel's API is: an origin with a path, or a path of this origin. */
  apiUrl: string;
  /** Names the frame for screen readers. */
  title: string;
}

/** A provider's card fields in the page. */
export interface CardFields {
  /** Sends what is typed to the provider. */
  confirm: () => void;
  remove: () => void;
}

/** Shows a provider's fields inside `host`. Rejects where the provider does not load. */
export type MountFields = (host: HTMLElement, options: FieldsOptions) => Promise<CardFields>;
