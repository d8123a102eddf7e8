type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
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

/** Sets a value past React's own bookkeeping, so that the event that follows is news to it. */
function setNative(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** React leaves its mark on an element when it takes it over; from then on it hears what is typed. */
const markOf = (field: Field) => Object.keys(field).find((key) => key.startsWith('__reactProps'));
const isTakenOver = (field: Field) => markOf(field) !== undefined;

/** What was touched in the moment between taking over and giving back was heard: told twice, a tick would be taken back. */
function isHeard(field: Field, value: string | boolean): boolean {
  const { checked, value: text } = Reflect.get(field, markOf(field) ?? '') as Partial<HTMLInputElement>;
  return (isChoice(field) ? checked : text) === value;
}

/**
 * Hydration leaves what stands in a field and takes it for known: an event about it would be no news. React watches the
 * element's own setters, so it is made to know less first.
 */
function tell(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    // Of radio buttons the chosen one tells.
    if (field.type === 'radio' && value !== true) return;
    if (field.checked === value) field.checked = !value;
    field.click();
  } else if (typeof value === 'string' && value !== '') {
    const { selectionStart, selectionEnd } = field as Partial<HTMLInputElement>;
    field.value = '';
    setNative(field, value);
    // The caret stays where the guest is writing; fields of numbers and addresses have none to tell.
    if (document.activeElement === field && selectionStart != null && !(field instanceof HTMLSelectElement))
      field.setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

const LOOK_EVERY_MS = 100;
/** A part of a screen whose file takes longer does not come any more. */
const PATIENCE_MS = 60_000;

/**
 * Forms are on the page before their script: on slow networks a guest types into them first, and hydration would
 * reset what was typed. Remembers it from now on; what it gives back tells React after hydration, field by field: a part
 * of the screen whose file comes later is taken over later.
 */
export function rememberTyped(container: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>();
  // The last touched comes last: of radio buttons it is the one that counts.
  const note = (field: Field) => {
    typed.delete(field);
    typed.set(field, isChoice(field) ? field.checked : field.value);
  };
  const fields = () => [...container.querySelectorAll('input, textarea, select')].filter(isField);
  for (const field of fields()) if (isTouched(field)) note(field);
  let isHydrated = false;
  const listen = ({ target }: Event) => {
    if (!isField(target)) return;
    if (!isHydrated || !isTakenOver(target)) note(target);
    // React has heard it, and it is newer than what was noted.
    else for (const field of typed.keys()) if (isOneAnswer(field, target)) typed.delete(field);
  };
  container.addEventListener('input', listen, true);

  const giveBack = (until: number) => {
    isHydrated = true;
    const due = [...typed].filter(([field]) => !field.isConnected || isTakenOver(field));
    // All of them first: what is told now is heard here, too.
    for (const [field] of due) typed.delete(field);
    for (const [field, value] of due) if (field.isConnected && !isHeard(field, value)) tell(field, value);
    if (Date.now() < until && !fields().every(isTakenOver)) setTimeout(giveBack, LOOK_EVERY_MS, until);
    else container.removeEventListener('input', listen, true);
  };
  return () => giveBack(Date.now() + PATIENCE_MS);
}
