import { isBlank, type Consent, type Extras, type OccupantGuest } from '@guest/api-contract';
import type { postCheckin, postCustomer } from '@guest/api-client';
import type { SignatureValue } from '@guest/design-system';
import { momentAt } from '@guest/i18n';
import { emptyPerson, emptySecrets, type Person } from './answers';
import { fieldsOfCompanion, sentDay } from './checkDraft';
import { isNoBirthPlace } from './chosenCountry';
import { isDay } from './dates';
import type { GivenConsent } from './consentTexts';
import type { Draft } from './draft';
import type { FieldName } from './fieldTable';
import { readable } from './problems';
import type { RuleContext } from './rules';
import { fieldOf, stepNamed, type FormField, type Step } from './steps';
import { offeredWishes, stillWished, type SentExtra } from './wishes';
import { wirePhone } from './wirePhone';

type CheckinBody = Parameters<typeof postCheckin>[1];
type CustomerBody = Parameters<typeof postCustomer>[1];

/** Everything that the two bodies are made of. */
export interface Outgoing {
  hosterId: string;
  timeZone: string;
  steps: readonly Step[];
  draft: Draft;
  consents: readonly GivenConsent[];
  /** What the hotel offers now; absent while nobody knows. */
  offers?: Extras;
  context: RuleContext;
  /** What the reservation says, where the form does not ask. */
  reserved?: { arrivalDate?: string; departureDate?: string };
  reservationKey?: string;
}

/** Only what was asked for: an answer to a question that the hotel has switched off meanwhile stays here. */
function asked(fields: readonly FormField[], person: Person): Person {
  const names = new Set<string>(fields.map(({ name }) => name));
  const blank: Person = { ...emptyPerson, ...emptySecrets };
  return Object.fromEntries(
    Object.entries(blank).map(([name, nothing]) => [
      name,
      names.has(name) ? person[name as keyof Person] : nothing,
    ]),
  ) as unknown as Person;
}

/** What nobody can read is no name. */
const nameOf = (text: string) => (isBlank(text) ? '' : text.trim());

/** What the two kinds of guest have in common on the wire; what was left out is absent or ''. */
function guestOf(fields: readonly FormField[], given: Person) {
  const person = asked(fields, given);
  const { address, birthPlace, idDocument } = person;
  // A country may be chosen to begin with: alone it is no address.
  const hasAddress = [address.line, address.postalCode, address.city].some((part) => part.trim() !== '');
  const bornIn = { city: birthPlace.city.trim(), country: readable(birthPlace.country) };
  const hasBirthPlace = !isNoBirthPlace(
    bornIn,
    fields.find(({ name }) => name === 'birthPlace'),
  );
  return {
    title: (person.title || undefined) as OccupantGuest['title'],
    sex: (person.sex || undefined) as OccupantGuest['sex'],
    firstname: nameOf(person.firstname),
    lastname: nameOf(person.lastname),
    nationalityCode: readable(person.nationalityCode),
    email: person.email.trim(),
    phone: wirePhone(person.phone),
    address: hasAddress
      ? {
          addressLine: address.line.trim(),
          city: address.city.trim(),
          postalCode: address.postalCode.trim(),
          country: readable(address.country),
        }
      : undefined,
    birthDate: readable(person.birthDate) || undefined,
    birthPlace: hasBirthPlace ? bornIn : undefined,
    idDocument: idDocument.type
      ? {
          type: idDocument.type as NonNullable<OccupantGuest['idDocument']>['type'],
          number: idDocument.number.trim(),
        }
      : undefined,
  };
}

const clientFields = (steps: readonly Step[]) => stepNamed(steps, 'clientInfo')?.fields ?? [];

/** The customer to post (spec 3-5): never the passport, `overwriting` only when name, e-mail and phone are all there. */
export function customerOf({ hosterId, steps, draft, consents }: Outgoing): CustomerBody {
  const guest = guestOf(clientFields(steps), draft.client);
  const marketing = consents.find(({ name }) => name === 'isMarketing')?.isGiven;
  return {
    hoster: hosterId,
    ...guest,
    overwriting: [guest.firstname, guest.lastname, guest.email, guest.phone].every((text) => text !== ''),
    // One box, both fields (decisions.md 15); absent where it was not asked.
    ...(marketing !== undefined && {
      optinMarketing: marketing,
      privacyInfo: { includedInPromotionalCommunications: marketing },
    }),
  };
}

/** A signature on the wire: the picture of a drawn one, the name of a typed one. */
function signatureText(signature: SignatureValue | undefined): string | undefined {
  if (!signature) return undefined;
  return signature.mode === 'drawn' ? signature.image : signature.name.trim();
}

function occupantOf(step: Step, given: Person, { context, timeZone }: Outgoing) {
  const fields = fieldsOfCompanion(step, given, context);
  const { day, time } = asked(fields, given).arrivalDateTime;
  const arrival = isDay(day) && readable(time) !== '' ? momentAt(day, time, timeZone) : undefined;
  return {
    signature: signatureText(asked(fields, given).signature),
    guest: { ...guestOf(fields, given), arrivalDateTime: arrival?.toISOString() },
  };
}

function documentsOf(fields: readonly FormField[], person: Person, occupantIndex: number) {
  return asked(fields, person)
    .passport.filter(({ status }) => status === 'sent')
    .map(({ id }) => ({ id, occupantIndex }));
}

/** What was wished for and is offered; where the offers did not load, what of it was sent `before` already. */
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

function stayOf({ steps, draft, reserved }: Outgoing) {
  const { stay } = draft;
  const step = stepNamed(steps, 'stayInfo');
  const said = (name: FieldName & keyof typeof stay) => (fieldOf(step, name) ? readable(stay[name]) : '');
  const [, hour, minute] = /^(\d\d):(\d\d)$/u.exec(said('estimatedArrivalTime')) ?? [];
  return {
    arrivalDate: sentDay(step, draft, 'arrivalDate', reserved) || undefined,
    departureDate: sentDay(step, draft, 'departureDate', reserved) || undefined,
    accommodationPurpose: (said('accommodationPurpose') || undefined) as CheckinBody['accommodationPurpose'],
    isFirstVisit: said('isFirstVisit') === '' ? undefined : said('isFirstVisit') === 'yes',
    estimatedArrivalTime: hour && minute ? { hour: Number(hour), minute: Number(minute) } : undefined,
  };
}

/** The body of `POST /checkin` (spec 3, 7), of what this hotel asks for alone. */
export function buildCheckin(outgoing: Outgoing, customer: string): CheckinBody {
  const { hosterId, steps, draft, consents, reservationKey } = outgoing;
  const companionStep = stepNamed(steps, 'companionInfo');
  const companions = companionStep ? draft.companions : [];
  const companionFields = (person: Person) =>
    companionStep ? fieldsOfCompanion(companionStep, person, outgoing.context) : [];
  const given = (name: string) => consents.some((consent) => consent.name === name && consent.isGiven);
  const agreement = stepNamed(steps, 'agreementInfo');
  return {
    hosterId,
    customer,
    ...stayOf(outgoing),
    personCount: 1 + companions.length,
    firstConsent: given('firstConsent'),
    secondConsent: given('secondConsent'),
    signature: fieldOf(agreement, 'signature') && signatureText(draft.agreement.signature),
    occupants: companionStep ? companions.map((person) => occupantOf(companionStep, person, outgoing)) : [],
    extras: extrasOf(outgoing),
    licensePlate: asked(clientFields(steps), draft.client).licensePlate.trim(),
    consents: consents.map(({ name, isGiven, textVersion, wording, at }): Consent => ({
      name,
      isGiven,
      textVersion,
      text: wording,
      at,
    })),
    encryptedReservationId: reservationKey,
    message: fieldOf(stepNamed(steps, 'messageInfo'), 'message') ? draft.message.trim() : '',
    documents: [
      ...documentsOf(clientFields(steps), draft.client, 0),
      ...companions.flatMap((person, index) => documentsOf(companionFields(person), person, index + 1)),
    ],
  };
}
