import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { useRegistry } from '@guest/state';
import { useCheckinStore } from '../store/checkinStore';

/** What was typed is kept when the guest pauses: nothing happens on the way of a keystroke. */
const SNAPSHOT_AFTER_MS = 400;

interface StepFormOptions<T extends FieldValues> {
  /** As the store has them. */
  values: T;
  /** What they have to be, at the moment they are checked. */
  schemaOf: (values: T) => GenericSchema<unknown>;
  /** Takes a snapshot; must not change between renderings. */
  save: (values: T) => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The form of one screen: it owns the values, the store keeps snapshots of them when the guest pauses. */
export function useStepForm<T extends FieldValues>({ values, schemaOf, save }: StepFormOptions<T>) {
  const persist = useCheckinStore((state) => state.persist);
  const [attempt, setAttempt] = useState(0);
  const schema = useRef(schemaOf);
  useEffect(() => {
    schema.current = schemaOf;
  });
  const resolver: Resolver<T> = (given, context, options) =>
    (valibotResolver(schema.current(given) as never) as unknown as Resolver<T>)(given, context, options);
  const form = useForm<T>({
    defaultValues: values as DefaultValues<T>,
    resolver,
    shouldFocusError: false,
  });

  // What comes from elsewhere (kept, filled in, another tab) is taken over where the guest has not typed.
  const base = useRef(values);
  useEffect(() => {
    const own = form.getValues();
    for (const name of Object.keys(values) as Path<T>[]) {
      const isUntouched = same(own[name], base.current[name]);
      if (isUntouched && !same(own[name], values[name]))
        form.setValue(name, values[name] as PathValue<T, Path<T>>);
    }
    base.current = values;
  }, [form, values]);

  const registry = useRegistry();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = useCheckinStore.in(registry).getState;
    const edition = () => store().edition;
    const own = edition();
    /** The form that was typed into; '' while it was none yet. */
    let typedInto = '';
    const snapshot = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      // A form that was begun anew gets nothing of the one before; what was taken over is there already.
      if (edition() === own && !same(form.getValues(), base.current)) save(form.getValues());
    };
    const leave = () => {
      snapshot();
      persist();
    };
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        typedInto = store().answers.id;
        timer = setTimeout(snapshot, SNAPSHOT_AFTER_MS);
      },
    });
    // Who turns to something else has paused: what is found there is compared with what was typed.
    document.addEventListener('focusout', snapshot);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      // What goes from the screen with a form that was taken away is no answer of the next.
      if (typedInto === '' || typedInto === store().answers.id) snapshot();
      else clearTimeout(timer);
      stopWatching();
      document.removeEventListener('focusout', snapshot);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [form, save, persist, registry]);

  return {
    form,
    /** How often it was refused: each time the summary takes the focus. */
    attempt,
    submit: (onDone: (values: T) => void) =>
      form.handleSubmit(
        () => {
          save(form.getValues());
          onDone(form.getValues());
        },
        () => setAttempt((count) => count + 1),
      ),
  };
}
