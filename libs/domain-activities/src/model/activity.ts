import type { Animation, Seminars } from '@guest/api-contract';
import { shownEntries } from '@guest/visit';

/** What the hotel organises for its guests, in the domain's words. */
export interface Activity extends Omit<Animation, '_id' | 'title'> {
  id: string;
  name: string;
}

/** The activities as the hotel orders them, each id once; what has no name cannot be shown. */
export function fromSeminars({ animations }: Seminars): Activity[] {
  const shown = shownEntries(animations, ({ title }) => title);
  return shown.map(({ _id, title, ...rest }) => ({ id: _id, name: title.trim(), ...rest }));
}
