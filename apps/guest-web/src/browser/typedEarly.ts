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

/**
 * Forms are on the page before their script: on slow networks a guest types into them first, and hydration would
 * reset what was typed. Remembers it from now on; what it gives back tells React, once, after hydration.
 */
export function rememberTyped(container: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  const note = (field: Field) => typed.set(field, isChoice(field) ? '' : field.value);
  for (const field of container.querySelectorAll('input, textarea, select')) {
    if (isField(field) && isTouched(field)) note(field);
  }
  const listen = ({ target }: Event) => {
    if (isField(target)) note(target);
  };
  container.addEventListener('input', listen, true);

  return () => {
    container.removeEventListener('input', listen, true);
    for (const [field, value] of typed) {
      if (!field.isConnected) continue;
      if (isChoice(field)) {
        if (!field.checked) field.click();
      } else if (value !== '') {
        setNative(field, value);
        field.dispatchEvent(
          new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        );
      }
    }
  };
}
