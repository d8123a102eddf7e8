import { waitFor } from '@testing-library/react';
import type { Registry } from '@guest/state';
import type { Person } from '../model/answers';
import type { OwnValues } from '../model/draft';
import type { Answer } from '../model/changeForm';
import { fillingOf, formIdOf } from '../model/checkinStage';
import { useCheckinStore } from '../store/checkinStore';

/** Fills in the form of a visit without its screens. */
export function formIn(registry: Registry) {
  const store = useCheckinStore.in(registry).getState;
  const answer = (given: Answer) =>
    store().dispatch({ type: 'answered', formId: formIdOf(store().stage), answer: given });
  return {
    /** Opens the form as a screen of it does. */
    open: () => store().dispatch({ type: 'opened' }),
    saveFields: <O extends keyof OwnValues>(of: O, values: OwnValues[O]) => answer({ of, values } as Answer),
    saveCompanion: (id: string, person: Person) => answer({ of: 'companion', id, values: person }),
    /** Gives the new companion's id. */
    addCompanion: () => {
      store().dispatch({ type: 'companionAdded' });
      return store().answers.companions.at(-1)?.id ?? '';
    },
    discard: () => store().dispatch({ type: 'discarded' }),
  };
}

/** As `formIn`, once a screen has opened the form: its heading appears before, and earlier answers are ignored. */
export async function openedFormIn(registry: Registry) {
  await waitFor(() => {
    if (!fillingOf(useCheckinStore.in(registry).getState().stage))
      throw new Error('The form is not open yet');
  });
  return formIn(registry);
}
