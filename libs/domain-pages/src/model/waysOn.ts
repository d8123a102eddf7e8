import type { Catalogue, CheckinForm, HomePage, Partners, RoomDirectory } from '@guest/api-contract';
import type { Resource } from '@guest/state';

/** Screens of the hotel that have something to show, in the order they are offered. */
export type WayOn = 'checkin' | 'services' | 'roomDirectory' | 'advantages' | 'home';

interface Slices {
  roomDirectory: Resource<RoomDirectory>;
  partners: Resource<Partners>;
  products: Resource<Catalogue>;
  homePage: Resource<HomePage>;
  checkinForm: Resource<CheckinForm>;
}

function holds<T>(slice: Resource<T>, hasSome: (data: T) => boolean): boolean {
  return slice.status === 'success' && hasSome(slice.data);
}

/** Where a guest finds something after an empty page; what did not load is not offered, home always is. */
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
