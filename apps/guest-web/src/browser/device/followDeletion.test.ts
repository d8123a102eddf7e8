// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDeletion } from './followDeletion';

const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  reload.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"><input value="Camille"></div>';
  vi.stubGlobal('location', { reload });
  stop = followDeletion();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Simulates a guest who opens another document, does something there and comes back. */
function leaveAndComeBack(meanwhile: () => void, persisted = true) {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  meanwhile();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

it.each([
  ['local', () => localStorage],
  ['session', () => sessionStorage],
])('begins anew where what %s storage held was deleted, and shows nothing of it until then', (_name, of) => {
  of().setItem('root', 'Camille');
  leaveAndComeBack(() => of().clear());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input')).toBeNull();
});

it('tells the storages apart', () => {
  localStorage.setItem('root', '{}');
  sessionStorage.setItem('root', 'Camille');
  leaveAndComeBack(() => sessionStorage.clear());
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays where nothing was deleted: more may be kept, and something else', () => {
  localStorage.setItem('root', '1');
  leaveAndComeBack(() => {
    localStorage.setItem('root', '2');
    sessionStorage.setItem('checkin/1', '1');
  });
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelector('input')).not.toBeNull();
});

it('leaves alone a page that is new', () => {
  localStorage.setItem('root', '1');
  leaveAndComeBack(() => localStorage.clear(), false);
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing where a browser forbids to look', () => {
  vi.stubGlobal('sessionStorage', undefined);
  leaveAndComeBack(() => localStorage.clear());
  expect(reload).not.toHaveBeenCalled();
});
