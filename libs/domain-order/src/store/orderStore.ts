import { defineStore } from '@guest/state';
import { suggestDelivery, type Delivery, type HotelNow } from '../model/delivery';
import { clampQuantity, emptyDraft, reconcileDraft, type Draft } from '../model/draft';
import type { Item, Section, Service } from '../model/service';
import { own } from '../model/own';
import {
  choose,
  clearSection,
  copyToNext,
  resizeSheets,
  setPrecision,
  setQuantity,
  type PrecisionPlace,
  type Sheet,
} from '../model/sheets';
import { reviveOrders } from './revive';
import type { SentOrder } from './sentMemory';
import type { Submission } from './submission';

/** One sheet of one service's draft. */
export interface SheetPlace {
  serviceId: string;
  index: number;
}

export interface OrderState {
  /** By service id. */
  drafts: Record<string, Draft>;
  /** What was sent, by service id: the same content keeps its keys, out of the outbox and back in too. */
  submissions: Record<string, Submission>;
  /** Null where the hotel could not be told who orders (spec 8). */
  customerId: string | null;
  /** What was ordered last, for its confirmation; this tab remembers it (`recallSent`). */
  sent: SentOrder | undefined;

  /** When the page last looked at the clock; unknown while it is rendered on a server. */
  now: number | undefined;

  /** Begins a draft, or brings a kept one up to today's catalogue. */
  open: (service: Service, at: HotelNow) => void;
  /** Looks at the clock again. */
  look: (now: Date) => void;
  setQuantity: (serviceId: string, quantity: number) => void;
  setDetails: (serviceId: string, details: string) => void;
  setDelivery: (serviceId: string, delivery: Partial<Delivery>) => void;
  setSheetCount: (serviceId: string, count: number) => void;
  describeSheet: (place: SheetPlace, words: Partial<Pick<Sheet, 'name' | 'comment'>>) => void;
  copyToNext: (place: SheetPlace) => void;
  choose: (place: SheetPlace, section: Section, itemId: string) => void;
  clearSection: (place: SheetPlace, sectionId: string) => void;
  setItemQuantity: (place: SheetPlace, section: Section, item: Item, quantity: number) => void;
  setPrecision: (place: SheetPlace, at: PrecisionPlace, choice: string | undefined) => void;

  /** Keeps what is about to be sent, and its keys: nothing leaves before that. */
  submit: (serviceId: string, submission: Submission) => void;
  /** The hotel has it: the draft is done. */
  finish: (sent: SentOrder) => void;
  /** The guest does not want it any more. */
  drop: (serviceId: string) => void;
}

function without<V>(record: Record<string, V>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** The orders being made, one a service, and the one being sent. */
export const useOrderStore = defineStore<OrderState>(
  'order',
  (set, get, _store, { persistNow }) => {
    // Plain copies of the few levels that change: a mutable draft of the whole order costs twenty times as much.
    function put(serviceId: string, draft: Draft) {
      set({ drafts: { ...get().drafts, [serviceId]: draft } });
    }

    function edit(serviceId: string, change: (draft: Draft) => Draft) {
      const draft = own(get().drafts, serviceId) ?? emptyDraft;
      put(serviceId, { ...change(draft), changedAt: Date.now() });
    }

    function editSheet({ serviceId, index }: SheetPlace, change: (sheet: Sheet) => Sheet) {
      edit(serviceId, (draft) => ({
        ...draft,
        sheets: draft.sheets.map((sheet, place) => (place === index ? change(sheet) : sheet)),
      }));
    }

    function forget(serviceId: string) {
      const { drafts, submissions } = get();
      set({ drafts: without(drafts, serviceId), submissions: without(submissions, serviceId) });
    }

    return {
      drafts: {},
      submissions: {},
      customerId: null,
      sent: undefined,
      now: undefined,

      open: (service, at) => {
        const known = own(get().drafts, service.id);
        const draft = reconcileDraft(known ?? { ...emptyDraft, changedAt: at.now.getTime() }, service);
        // What was sent already is sent again as it was: another moment would make another order of it.
        const isSettled = draft.isDeliveryChosen || own(get().submissions, service.id) !== undefined;
        const delivery = isSettled ? draft.delivery : suggestDelivery(service.availability, at);
        const opened = { ...draft, delivery };
        // A mere look is no change, here and for what is kept.
        if (JSON.stringify(opened) !== JSON.stringify(known)) put(service.id, opened);
        set({ now: at.now.getTime() });
      },
      look: (now) => set({ now: now.getTime() }),
      setQuantity: (serviceId, quantity) =>
        edit(serviceId, (draft) => ({ ...draft, quantity: clampQuantity(quantity) })),
      setDetails: (serviceId, details) => edit(serviceId, (draft) => ({ ...draft, details })),
      setDelivery: (serviceId, delivery) =>
        edit(serviceId, (draft) => ({
          ...draft,
          delivery: { ...draft.delivery, ...delivery },
          isDeliveryChosen: true,
        })),
      setSheetCount: (serviceId, count) =>
        edit(serviceId, (draft) => ({ ...draft, sheets: resizeSheets(draft.sheets, count) })),
      describeSheet: (place, words) => editSheet(place, (sheet) => ({ ...sheet, ...words })),
      copyToNext: ({ serviceId, index }) =>
        edit(serviceId, (draft) => ({ ...draft, sheets: copyToNext(draft.sheets, index) })),
      choose: (place, section, itemId) => editSheet(place, (sheet) => choose(sheet, section, itemId)),
      clearSection: (place, sectionId) => editSheet(place, (sheet) => clearSection(sheet, sectionId)),
      setItemQuantity: (place, section, item, quantity) =>
        editSheet(place, (sheet) => setQuantity(sheet, section, item, quantity)),
      setPrecision: (place, at, choice) => editSheet(place, (sheet) => setPrecision(sheet, at, choice)),

      submit: (serviceId, submission) => {
        set({ submissions: { ...get().submissions, [serviceId]: submission } });
        persistNow();
      },
      finish: (sent) => {
        forget(sent.service.id);
        set({ sent });
        persistNow();
      },
      drop: (serviceId) => {
        forget(serviceId);
        persistNow();
      },
    };
  },
  { keep: ['drafts', 'submissions'], drafts: ['drafts', 'submissions'], revive: reviveOrders },
);
