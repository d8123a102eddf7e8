import type { OrderReceipt } from '@guest/api-contract';
import { createResource, defineStore, idle, type Resource } from '@guest/state';
import { loadCalls, type ApiSource, type Guest } from '@guest/visit';
import { suggestDelivery, type Delivery, type HotelNow } from '../model/delivery';
import { clampQuantity, emptyDraft, reconcileDraft, type Draft } from '../model/draft';
import type { Item, Section, Service } from '../model/service';
import {
  choose,
  clearSection,
  own,
  resizeSheets,
  setPrecision,
  setQuantity,
  type PrecisionPlace,
  type Sheet,
} from '../model/sheets';
import { reviveOrders } from './revive';
import { sendOrder, type SentOrder } from './sendOrder';
import { rememberSent } from './sentMemory';
import type { Submission } from './submission';

/** One sheet of one service's draft. */
export interface SheetPlace {
  serviceId: string;
  index: number;
}

export interface OrderState {
  /** By service id. */
  drafts: Record<string, Draft>;
  /** What is being sent, by service id: a retry of the same content keeps its keys. */
  submissions: Record<string, Submission>;
  /** Null where the hotel could not be told who orders (spec 8). */
  customerId: string | null;
  /** Which service `sending` is about. */
  sendingId: string;
  sending: Resource<OrderReceipt>;
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
  choose: (place: SheetPlace, section: Section, itemId: string) => void;
  clearSection: (place: SheetPlace, sectionId: string) => void;
  setItemQuantity: (place: SheetPlace, section: Section, item: Item, quantity: number) => void;
  setPrecision: (place: SheetPlace, at: PrecisionPlace, choice: string | undefined) => void;

  /** Sends once, however often it is pressed; resolves with whether the hotel has it. */
  send: (api: ApiSource, order: OrderToSend) => Promise<boolean>;
  /** Forgets how the last sending ended. */
  settle: () => void;
}

/** What the page knows when the guest sends. */
interface OrderToSend {
  hosterId: string;
  timeZone: string;
  service: Service;
  guest: Guest;
}

function without<V>(record: Record<string, V>, key: string): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** The orders being made, one a service, and the one being sent. */
export const useOrderStore = defineStore<OrderState>(
  'order',
  (set, get, _store, { persistNow }) => {
    const sending = createResource<OrderReceipt>((next) => set({ sending: next }));

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
      submissions: {},
      customerId: null,
      sendingId: '',
      sending: idle,
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
      choose: (place, section, itemId) => editSheet(place, (sheet) => choose(sheet, section, itemId)),
      clearSection: (place, sectionId) => editSheet(place, (sheet) => clearSection(sheet, sectionId)),
      setItemQuantity: (place, section, item, quantity) =>
        editSheet(place, (sheet) => setQuantity(sheet, section, item, quantity)),
      setPrecision: (place, at, choice) => editSheet(place, (sheet) => setPrecision(sheet, at, choice)),

      send: (api, { service, ...known }) => {
        const draft = own(get().drafts, service.id);
        if (!draft || get().sending.status === 'loading') return Promise.resolve(false);
        set({ sendingId: service.id, customerId: null });
        return sending.run(async () => {
          const { receipt, sent } = await sendOrder(await loadCalls(api, () => import('../calls')), {
            outgoing: { ...known, service, draft },
            kept: own(get().submissions, service.id),
            onSubmission: (submission) => {
              set({ submissions: { ...get().submissions, [service.id]: submission } });
              persistNow();
            },
            onCustomer: (customerId) => set({ customerId }),
          });
          set({
            sent,
            drafts: without(get().drafts, service.id),
            submissions: without(get().submissions, service.id),
          });
          persistNow();
          rememberSent(known.hosterId, sent);
          return receipt;
        });
      },
      settle: () => {
        if (get().sending.status !== 'loading') sending.reset();
      },
    };
  },
  { keep: ['drafts', 'submissions'], revive: reviveOrders },
);
