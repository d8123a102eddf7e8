import type { Catalogue, CheckinForm, Partners, RoomDirectory } from '@guest/api-contract';
import type { Resource } from '@guest/state';

/** Screens of the hotel that have something to show, in the order they are offered. */
export type WayOn = 'checkin' | 'services' | 'roomDirectory' | 'advantages' | 'home';

interface Slices {
  roomDirectory: Resource<RoomDirectory>;
  partners: Resource<Partners>;
  products: Resource<Catalogue>;
  checkinForm: Resource<CheckinForm>;
}

function holds<T>(slice: Resource<T>, hasSome: (data: T) => boolean): boolean {
  return slice.status === 'success' && hasSome(slice.data);
}

/** The links of an empty page: screens that loaded with content, and always home. */
export function waysOn({ roomDirectory, partners, products, checkinForm }: Slices): WayOn[] {
  const offers: [WayOn, boolean][] = [
    ['checkin', holds(checkinForm, (form) => Object.values(form).some(isActivated))],
    ['services', holds(products, ({ categories }) => categories.length > 0)],
    ['roomDirectory', holds(roomDirectory, ({ wifi, sections }) => Boolean(wifi) || sections.length > 0)],
    ['advantages', holds(partners, (answer) => answer.partners.length > 0)],
    ['home', true],
  ];
  return offers.filter(([, isOffered]) => isOffered).map(([way]) => way);
}

function isActivated(step: unknown): boolean {
  return typeof step === 'object' && step !== null && 'isActivated' in step && step.isActivated === true;
}
