// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { holdSubmit, sendHeld } from './heldSubmit';

// As the server writes it into the page.
beforeAll(() => {
  new Function(`(${holdSubmit.toString()})()`)();
});
afterEach(() => {
  document.body.replaceChildren();
  sendHeld();
});

function aForm(attributes: string, onSubmit?: (event: Event) => void): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}><button>Send</button></form>`;
  const form = document.forms[0] as HTMLFormElement;
  if (onSubmit) form.addEventListener('submit', onSubmit);
  return form;
}
const press = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

it('holds a form that nobody handles, and sends it once', () => {
  const form = aForm('method="post" data-sends-late');
  expect(press(form)).toBe(false);
  expect(press(form)).toBe(false);
  const handled = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', handled);
  sendHeld();
  sendHeld();
  expect(handled).toHaveBeenCalledTimes(1);
});

it.each([
  ['a form that does not ask for it', (form: HTMLFormElement) => delete form.dataset.sendsLate],
  ['a form that has gone', (form: HTMLFormElement) => form.remove()],
  ['a form that was handled since', (form: HTMLFormElement) => press(form)],
])('does not send %s', (_, change) => {
  const form = aForm('method="post" data-sends-late');
  press(form);
  form.addEventListener('submit', (event) => event.preventDefault());
  change(form);
  const handled = vi.fn();
  form.addEventListener('submit', handled);
  sendHeld();
  expect(handled).not.toHaveBeenCalled();
});

it('leaves a form that works without a script to the browser', () => {
  expect(press(aForm('method="get" action="/"'))).toBe(true);
});
