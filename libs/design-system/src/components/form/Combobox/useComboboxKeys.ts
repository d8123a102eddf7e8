import { useState, type KeyboardEvent } from 'react';
import { type ComboboxOption } from './ComboboxList';

const PAGE = 6;

/** The option that a key leads to, or undefined for keys that edit the text. `start` is active when the list opens. */
function moveActive(key: string, isOpen: boolean, at: number, count: number, start: number) {
  const last = count - 1;
  if (!isOpen) {
    if (key === 'ArrowDown') return start >= 0 ? start : Math.min(0, last);
    if (key === 'ArrowUp') return start >= 0 ? start : last;
    return undefined;
  }
  switch (key) {
    case 'ArrowDown':
      return at >= last ? Math.min(0, last) : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(last, Math.max(at, 0) + PAGE);
    case 'PageUp':
      return Math.max(Math.min(0, last), at - PAGE);
    default:
      return undefined;
  }
}

const isPlain = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => !ctrlKey && !metaKey && !shiftKey;

interface KeyOptions {
  options: readonly ComboboxOption[];
  picked?: string;
  takesFirst: boolean;
  /** Whether the list may be open: it has something to show and the field can be edited. */
  canOpen: boolean;
  onPick: (option: ComboboxOption) => void;
}

/** The open list of a combobox, its active option, and the keys that move it (ARIA combobox pattern). */
export function useComboboxKeys({ options, picked, takesFirst, canOpen, onPick }: KeyOptions) {
  const [isWanted, setWanted] = useState(false);
  const [index, setIndex] = useState(-1);
  const isOpen = isWanted && canOpen;
  const active = isOpen && index < options.length ? index : -1;

  const open = (next: number) => {
    setWanted(true);
    setIndex(next);
  };
  const close = () => {
    setWanted(false);
    setIndex(-1);
  };
  const pick = (option: ComboboxOption) => {
    onPick(option);
    close();
  };
  const openAtPicked = () => open(options.findIndex((option) => option.value === picked));

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || !isPlain(event)) return;
    const option = options[active];
    if (event.key === 'Escape' && isOpen) {
      // The first press closes the list; the next one reaches a dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      pick(option);
    } else if (event.key === 'Tab' && option && takesFirst) {
      pick(option);
    } else if (event.altKey && event.key === 'ArrowUp') {
      event.preventDefault();
      close();
    } else {
      const start = options.findIndex(({ value }) => value === picked);
      const next = moveActive(event.key, isOpen, active, options.length, start);
      if (next === undefined) return;
      event.preventDefault();
      if (event.altKey) openAtPicked();
      else open(next);
    }
  };
  return { isOpen, active, open, openAtPicked, close, pick, handleKey };
}
