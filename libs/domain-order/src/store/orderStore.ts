import * as v from 'valibot';
import type { HotelNow, PaymentMethod } from '@guest/api-contract';
import { defineStore, isFresh, own, recordOf, without } from '@guest/state';
import { suggestDelivery, type Delivery } from '../model/delivery';
import { clampQuantity, emptyDraft, reconcileDraft, type Draft } from '../model/draft';
import { keptDraft } from '../model/keptDraft';
import type { Item, Section, Service } from '../model/service';
import {
  choose,
  clearSection,
  copyToNext,
  removeSheet,
  resizeSheets,
  restoreSheet,
  setPrecision,
  setQuantity,
  type PrecisionPlace,
  type Sheet,
} from '../model/sheets';

/** One sheet of one service's draft. */
export interface SheetPlace {
  serviceId: string;
  index: number;
}

export interface OrderState {
  /** By service id. */
  drafts: Readonly<Record<string, Draft>>;

  /** When the page last looked at the clock; unknown while it is rendered on a server. */
  now: number | undefined;

  /** Begins a draft, or brings a kept one up to today's catalogue. */
  open: (service: Service, at: HotelNow) => void;
  /** Looks at the clock again. */
  look: (now: Date) => void;
  setQuantity: (serviceId: string, quantity: number) => void;
  setDetails: (serviceId: string, details: string) => void;
  setDelivery: (serviceId: string, delivery: Partial<Delivery>) => void;
  setPaymentMethod: (serviceId: string, paymentMethod: PaymentMethod) => void;
  setSheetCount: (serviceId: string, count: number) => void;
  removeSheet: (place: SheetPlace) => void;
  /** Puts a removed sheet back at its place. */
  restoreSheet: (place: SheetPlace, sheet: Sheet) => void;
  describeSheet: (place: SheetPlace, words: Partial<Pick<Sheet, 'name' | 'comment'>>) => void;
  copyToNext: (place: SheetPlace) => void;
  choose: (place: SheetPlace, section: Section, itemId: string) => void;
  clearSection: (place: SheetPlace, sectionId: string) => void;
  setItemQuantity: (place: SheetPlace, section: Section, item: Item, quantity: number) => void;
  setPrecision: (place: SheetPlace, at: PrecisionPlace, choice: string | undefined) => void;

  /** Puts a draft back that went with a submission. */
  restore: (serviceId: string, draft: Draft) => void;
  /** Removes a draft; with `changedAt` only if it is still the one that was changed then. */
  removeDraft: (serviceId: string, changedAt?: number) => void;
}

/** A draft is kept for 30 days after its last change. */
const freshDraft = v.pipe(
  keptDraft,
  v.check(({ changedAt }) => isFresh(changedAt)),
);

/** The orders being made, one a service. */
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

    return {
      drafts: {},
      now: undefined,

      open: (service, at) => {
        const known = own(get().drafts, service.id);
        const draft = reconcileDraft(known ?? { ...emptyDraft, changedAt: at.now.getTime() }, service);
        const delivery = draft.isDeliveryChosen ? draft.delivery : suggestDelivery(service.availability, at);
        const opened = { ...draft, delivery };
        // Opening an unchanged draft must neither render nor write it again.
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
      setPaymentMethod: (serviceId, paymentMethod) =>
        edit(serviceId, (draft) => ({ ...draft, paymentMethod })),
      setSheetCount: (serviceId, count) =>
        edit(serviceId, (draft) => ({ ...draft, sheets: resizeSheets(draft.sheets, count) })),
      removeSheet: ({ serviceId, index }) =>
        edit(serviceId, (draft) => ({ ...draft, sheets: removeSheet(draft.sheets, index) })),
      restoreSheet: ({ serviceId, index }, sheet) =>
        edit(serviceId, (draft) => ({ ...draft, sheets: restoreSheet(draft.sheets, index, sheet) })),
      describeSheet: (place, words) => editSheet(place, (sheet) => ({ ...sheet, ...words })),
      copyToNext: ({ serviceId, index }) =>
        edit(serviceId, (draft) => ({ ...draft, sheets: copyToNext(draft.sheets, index) })),
      choose: (place, section, itemId) => editSheet(place, (sheet) => choose(sheet, section, itemId)),
      clearSection: (place, sectionId) => editSheet(place, (sheet) => clearSection(sheet, sectionId)),
      setItemQuantity: (place, section, item, quantity) =>
        editSheet(place, (sheet) => setQuantity(sheet, section, item, quantity)),
      setPrecision: (place, at, choice) => editSheet(place, (sheet) => setPrecision(sheet, at, choice)),

      restore: (serviceId, draft) => {
        put(serviceId, draft);
        persistNow();
      },
      removeDraft: (serviceId, changedAt) => {
        const { drafts } = get();
        if (changedAt !== undefined && own(drafts, serviceId)?.changedAt !== changedAt) return;
        set({ drafts: without(drafts, serviceId) });
        persistNow();
      },
    };
  },
  { keep: { drafts: recordOf(freshDraft) }, collections: ['drafts'], drafts: ['drafts'] },
);
