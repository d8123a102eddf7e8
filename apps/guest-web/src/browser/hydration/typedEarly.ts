type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** The same field, or radio buttons of the same question. */
function isOneAnswer(one: Field, other: Field): boolean {
  const areRadios = one.type === 'radio' && other.type === 'radio';
  return one === other || (areRadios && one.name === other.name && one.form === other.form);
}

function isTouched(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return field.value !== field.defaultValue;
}

/** React adds this property to an element that it has hydrated. */
const markOf = (field: Field) => Object.keys(field).find((key) => key.startsWith('__reactProps'));
const isTakenOver = (field: Field) => markOf(field) !== undefined;

/** Whether React already has the value. A second click would untick a checkbox, a second change send a file again. */
function isHeard(field: Field, value: string | boolean): boolean {
  // A file field is emptied when its files are taken.
  if (field.type === 'file') return field.value === '';
  const { checked, value: text } = Reflect.get(field, markOf(field) ?? '') as Partial<HTMLInputElement>;
  return (isChoice(field) ? checked : text) === value;
}

/** React's record of the value that it knows: an event without a change against it is ignored. */
interface TrackedField {
  _valueTracker?: { setValue: (known: string) => void };
}

/** Makes React notice a value: hydration counts the current value of the field as known. */
function tell(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    // A group of radio buttons reports only the chosen one.
    if (field.type === 'radio' && value !== true) return;
    if (field.checked === value) field.checked = !value;
    field.click();
  } else if (field.type === 'file') {
    // The browser keeps the files and lets no script set the value.
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (typeof value === 'string' && value !== '') {
    field.value = value;
    (field as TrackedField)._valueTracker?.setValue('');
    const name = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

const LOOK_EVERY_MS = 100;
/** Parts of a screen that are not hydrated after this time have failed to load. */
const PATIENCE_MS = 60_000;

/**
 * Keeps what a guest types before hydration, which would reset it. Call the returned function after hydration: it
 * gives React the values, each field once React has taken it over, which is later in parts whose chunk loads later.
 * `onGiven` is called each time nothing that was typed is left to give.
 */
export function rememberTyped(container: HTMLElement, onGiven: () => void = () => {}): () => void {
  const typed = new Map<Field, string | boolean>();
  // Reinserts the field, so that the latest change is last: among radio buttons the last one wins.
  const note = (field: Field) => {
    typed.delete(field);
    typed.set(field, isChoice(field) ? field.checked : field.value);
  };
  const fields = () => [...container.querySelectorAll<Field>(FIELDS)];
  for (const field of fields()) if (isTouched(field)) note(field);
  let isHydrated = false;
  const listen = ({ target }: Event) => {
    if (!isField(target)) return;
    if (!isHydrated || !isTakenOver(target)) note(target);
    // React has handled this event, which is newer than the noted value.
    else for (const field of typed.keys()) if (isOneAnswer(field, target)) typed.delete(field);
  };
  container.addEventListener('input', listen, true);

  const giveBack = (until: number) => {
    isHydrated = true;
    const due = [...typed].filter(([field]) => !field.isConnected || isTakenOver(field));
    // Remove all of them first: `listen` also receives the events that `tell` sends.
    for (const [field] of due) typed.delete(field);
    for (const [field, value] of due) if (field.isConnected && !isHeard(field, value)) tell(field, value);
    // In another turn: React has rendered the values by then.
    if (typed.size === 0) setTimeout(onGiven);
    if (Date.now() < until && !fields().every(isTakenOver)) setTimeout(giveBack, LOOK_EVERY_MS, until);
    else container.removeEventListener('input', listen, true);
  };
  return () => giveBack(Date.now() + PATIENCE_MS);
}
