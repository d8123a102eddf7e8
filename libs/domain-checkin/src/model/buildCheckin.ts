import type { CheckinStepName, Consent, Extras } from '@guest/api-contract';
import type { postCheckin, postCustomer } from '@guest/api-client';
import { fieldsOfCompanion, sentStay } from './checkDraft';
import type { GivenConsent } from './consentTexts';
import type { Draft } from './draft';
import { fieldsOfStep, rowOf, type FieldName } from './fields';
import type { FieldValue } from './fieldValue';
import { isOf, type KnownGuest } from './prefill';
import type { RuleContext } from './rules';
import { fieldOf, stepNamed, type FormField, type Step } from './steps';
import type { Paper } from './values';
import { offeredWishes, stillWished, type SentExtra } from './wishes';

type CheckinBody = Parameters<typeof postCheckin>[1];
type CustomerBody = Parameters<typeof postCustomer>[1];

/** The input of the two bodies. */
export interface Outgoing {
  hosterId: string;
  timeZone: string;
  steps: readonly Step[];
  draft: Draft;
  consents: readonly GivenConsent[];
  /** The hotel's current offers; absent while they are not loaded. */
  offers?: Extras;
  context: RuleContext;
  /** What the reservation says, where the form does not ask. */
  reserved?: { arrivalDate?: string; departureDate?: string };
  /** What the reservation and the visit know of the guest, where the form does not ask. */
  known?: KnownGuest;
  reservationKey?: string;
}

interface Written {
  step: CheckinStepName;
  /** The fields that the hotel asks for. */
  fields: readonly FormField[];
  values: object;
  timeZone: string;
  /** What the reservation or the visit knows, for fields that the form does not ask for. Default: nothing. */
  instead?: Partial<Record<FieldName, string>>;
}

/**
 * The fields of a step as one part of a request takes them. An answer to a field that the hotel has switched off since
 * is not sent.
 */
function write(part: 'guest' | 'body', { step, fields, values, timeZone, instead = {} }: Written) {
  const answers = values as Readonly<Partial<Record<FieldName, FieldValue>>>;
  const written = fieldsOfStep[step].flatMap((name): [string, unknown][] => {
    const { wire, empty } = rowOf(name);
    if (!wire || wire.in !== part) return [];
    const field = fields.find((one) => one.name === name);
    const value = (field ? answers[name]?.value : instead[name]) ?? empty;
    return [[name, wire.write(value, field ?? {}, { timeZone })]];
  });
  return Object.fromEntries(written);
}

function documentsOf(fields: readonly FormField[], values: object, occupantIndex: number) {
  const answers = values as Readonly<Partial<Record<FieldName, FieldValue>>>;
  return fields
    .filter(({ name }) => rowOf(name).wire?.in === 'documents')
    .flatMap(({ name }) => (answers[name]?.value ?? []) as readonly Paper[])
    .filter(({ status }) => status === 'sent')
    .map(({ id }) => ({ id, occupantIndex }));
}

/** The guest's own form; leaves out what the reservation and the visit know of another person. */
function clientOf({ steps, draft, timeZone, known = {} }: Outgoing): Written {
  const step = stepNamed(steps, 'clientInfo');
  const said = (name: 'firstname' | 'lastname') => (fieldOf(step, name) ? draft.client[name].value : '');
  const isTheirs = isOf({ firstname: said('firstname'), lastname: said('lastname') }, known);
  const instead = isTheirs ? known : {};
  return { step: 'clientInfo', fields: step?.fields ?? [], values: draft.client, timeZone, instead };
}

/** The customer to post: never the papers, `overwriting` only when name, e-mail and phone are all there. */
export function customerOf(outgoing: Outgoing): CustomerBody {
  const guest = write('guest', clientOf(outgoing)) as Omit<CustomerBody, 'hoster' | 'overwriting'>;
  const marketing = outgoing.consents.find(({ name }) => name === 'isMarketing')?.isGiven;
  return {
    hoster: outgoing.hosterId,
    ...guest,
    overwriting: [guest.firstname, guest.lastname, guest.email, guest.phone].every(Boolean),
    // One box answers both; absent where it was not asked.
    ...(marketing !== undefined && {
      optinMarketing: marketing,
      privacyInfo: { includedInPromotionalCommunications: marketing },
    }),
  };
}

/** The offered wishes; while the offers are not known, those that an earlier try has sent `before`. */
export function extrasOf(
  { steps, draft, offers }: Pick<Outgoing, 'steps' | 'draft' | 'offers'>,
  before: readonly SentExtra[] = [],
): SentExtra[] {
  if (!stepNamed(steps, 'promotionInfo')) return [];
  if (!offers) return stillWished(draft.wishes, before);
  const { upselle, quantities } = offeredWishes(draft.wishes, offers);
  return [
    ...(upselle ? [{ _id: upselle, quantity: 1 }] : []),
    ...Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity })),
  ];
}

/** The parts of the form outside the client's, as the body takes them. */
function partsOf({ steps, draft, reserved, timeZone }: Outgoing) {
  const stay = stepNamed(steps, 'stayInfo');
  const { arrivalDate, departureDate, ...values } = sentStay(stay, draft, reserved);
  const written = (step: CheckinStepName, answers: object) =>
    write('body', { step, fields: stepNamed(steps, step)?.fields ?? [], values: answers, timeZone });
  return {
    ...written('stayInfo', values),
    // Sent where the form does not ask for them, too.
    arrivalDate: arrivalDate.value || undefined,
    departureDate: departureDate.value || undefined,
    ...written('agreementInfo', draft.agreement),
    ...written('messageInfo', draft.message),
  };
}

/** The body of `POST /checkin`, with only what this hotel asks for. */
export function buildCheckin(outgoing: Outgoing, customer: string): CheckinBody {
  const { hosterId, steps, draft, consents, reservationKey, context, timeZone } = outgoing;
  const companionStep = stepNamed(steps, 'companionInfo');
  const companions = (companionStep ? draft.companions : []).map((person): Written => ({
    step: 'companionInfo',
    fields: companionStep ? fieldsOfCompanion(companionStep, person, context) : [],
    values: person,
    timeZone,
  }));
  const isGiven = (name: string) => consents.some((consent) => consent.name === name && consent.isGiven);
  const people = [clientOf(outgoing), ...companions];
  const body = {
    hosterId,
    customer,
    ...partsOf(outgoing),
    ...write('body', clientOf(outgoing)),
    personCount: people.length,
    firstConsent: isGiven('firstConsent'),
    secondConsent: isGiven('secondConsent'),
    occupants: companions.map((one) => ({ ...write('body', one), guest: write('guest', one) })),
    extras: extrasOf(outgoing),
    preAuthorisation: draft.hold,
    consents: consents.map(({ name, isGiven: agreed, textVersion, wording, at }): Consent => ({
      name,
      isGiven: agreed,
      textVersion,
      text: wording,
      at,
    })),
    encryptedReservationId: reservationKey,
    documents: people.flatMap(({ fields, values }, index) => documentsOf(fields, values, index)),
  };
  return body as CheckinBody;
}
