import { queryAllByRole } from '@testing-library/dom';

interface Wanted {
  role: string;
  name?: string;
  /** The source of a pattern, where the name is one. */
  pattern?: string;
  within?: Wanted;
}

/** Every element with this role and name that a screen reader meets, in the order of the document. */
export function find({ role, name, pattern, within }: Wanted): HTMLElement[] {
  const places = within ? find(within) : [document.body];
  const wanted = pattern === undefined ? name : new RegExp(pattern, 'u');
  return places.flatMap((place) => queryAllByRole(place, role, { name: wanted }));
}
