import { messages } from '@guest/recording-codec';
import type { Mirror } from '../dom/mirror';
import { inputModeOf, maskedValue } from '../privacy/inputValue';
import { labelOf, fieldWords, type Field } from '../privacy/labels';
import { Level } from '../privacy/levels';
import { listen, together } from '../base/browser';
import type { WatchEvents } from '../base/windows';
import type { Recording } from './recording';

const TEXT_TYPES = new Set(
  'text password email search number range date tel time textarea select-one select-multiple'.split(' '),
);
const FIELDS = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
const CHOICE_TYPES = new Set(['checkbox', 'radio']);

/** A page may show a password: the field has another type then. The next recording knows it too. */
const passwords = new WeakSet<Field>();

interface Focused {
  field: EventTarget;
  at: number;
  firstInputAt?: number;
  words?: string;
}

export interface InputObserver {
  /** A field has been created in the player. */
  onElement: (element: Element, mirror: Mirror) => void;
  watch: WatchEvents;
}

/** Elements of frames are no instances of this window's classes. */
const isField = (node: EventTarget | null): node is Field =>
  node !== null && FIELDS.has((node as Partial<Element>).tagName ?? '');

/**
 * Values of fields. What scripts set has no event: fields are compared when something was written anyway, so an idle
 * page costs nothing.
 */
export function createInputObserver(recording: Recording): InputObserver {
  const { write, outbox, options, tree } = recording;
  /** What was last told: the value, or whether a choice is checked. */
  const told = new WeakMap<Field, string | boolean>();
  const fields = new Set<Field>();
  let focused: Focused | undefined;

  /** A browser looks through the page for the label of a field: once while somebody writes. */
  const wordsOf = (field: Field) =>
    focused?.field === field ? (focused.words ??= fieldWords(field)) : fieldWords(field);

  const masked = (field: Field, { level }: Mirror) => {
    const { value } = field;
    if (field.type === 'password') passwords.add(field);
    const type = passwords.has(field) ? 'password' : field.type;
    return maskedValue(value, inputModeOf({ type, value, level, words: wordsOf(field) }, options));
  };

  const tell = (field: Field) => {
    const mirror = tree.mirrorOf(field);
    if (!mirror) return void fields.delete(field);
    const now = CHOICE_TYPES.has(field.type) ? (field as HTMLInputElement).checked : field.value;
    if (told.get(field) === now) return;
    told.set(field, now);
    if (typeof now === 'boolean') return void write(messages.SetInputChecked, mirror.id, now);
    const { value, mask } = masked(field, mirror);
    write(messages.SetInputValue, mirror.id, value, mask);
  };

  const handleChange = ({ target }: Event) => {
    if (!isField(target)) return;
    tell(target);
    const mirror = tree.mirrorOf(target);
    if (!mirror || mirror.level === Level.hidden || !TEXT_TYPES.has(target.type)) return;
    const { value, mask } = masked(target, mirror);
    const now = performance.now();
    const { at, firstInputAt = at } =
      focused?.field === target ? focused : { at: now, firstInputAt: undefined };
    write(
      messages.InputChange,
      mirror.id,
      value,
      mask !== 0,
      labelOf(target, mirror.level, recording),
      firstInputAt - at,
      now - at,
    );
  };

  outbox.onCommit(() => fields.forEach(tell));

  return {
    onElement(element, mirror) {
      if (!isField(element) || mirror.level === Level.hidden) return;
      if (!TEXT_TYPES.has(element.type) && !CHOICE_TYPES.has(element.type)) return;
      fields.add(element);
      told.delete(element);
      tell(element);
    },
    watch({ document }) {
      return together([
        listen(document, ['focusin'], ({ target }) => {
          focused = target ? { field: target, at: performance.now() } : undefined;
        }),
        listen(document, ['input'], ({ target }) => {
          if (focused && focused.field === target) focused.firstInputAt ??= performance.now();
          if (isField(target) && fields.has(target)) outbox.request();
        }),
        listen(document, ['change'], handleChange),
      ]);
    },
  };
}
