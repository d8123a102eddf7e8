import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type { Flaw } from '../model/checkDraft';
import { useCheckinStore } from '../store/checkinStore';

/** Typed answers are saved after a pause: a keystroke itself must cost nothing. */
const SNAPSHOT_AFTER_MS = 400;

interface StepFormOptions<T extends FieldValues> {
  /** The values of the store. */
  values: T;
  /** What is wrong with the values, at the moment they are checked. */
  flawsOf: (values: T) => readonly Flaw[];
  /** Takes a snapshot; must not change between renderings. */
  save: (values: T) => void;
}

/** Flaws as the form library takes them: by field, or by field and part. */
function errorsOf(flaws: readonly Flaw[]): FieldErrors {
  const errors: Record<string, Record<string, unknown>> = {};
  for (const { field, part, problem } of flaws) {
    const error = { type: 'flaw', message: problem };
    errors[field] = part === undefined ? error : { ...errors[field], [part]: error };
  }
  return errors as FieldErrors;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The form of one screen: it owns the values, the store keeps snapshots of them when the guest pauses. */
export function useStepForm<T extends FieldValues>({ values, flawsOf, save }: StepFormOptions<T>) {
  const persist = useCheckinStore((state) => state.persist);
  const [attempt, setAttempt] = useState(0);
  const check = useRef(flawsOf);
  useEffect(() => {
    check.current = flawsOf;
  });
  const resolver: Resolver<T> = (given) => {
    const flaws = check.current(given);
    return flaws.length === 0
      ? { values: given, errors: {} }
      : { values: {}, errors: errorsOf(flaws) as FieldErrors<T> };
  };
  const form = useForm<T>({
    defaultValues: values as DefaultValues<T>,
    resolver,
    shouldFocusError: false,
  });

  // Values that come later (kept, filled in) are shown where the guest has not typed.
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

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const snapshot = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (!same(form.getValues(), base.current)) save(form.getValues());
    };
    const hide = () => {
      snapshot();
      persist();
    };
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(snapshot, SNAPSHOT_AFTER_MS);
      },
    });
    document.addEventListener('focusout', snapshot);
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      snapshot();
      stopWatching();
      document.removeEventListener('focusout', snapshot);
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [form, save, persist]);

  return {
    form,
    /** Counts the refused attempts: each moves the focus to the summary. */
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
