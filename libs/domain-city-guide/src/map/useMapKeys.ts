import { useRef, type KeyboardEvent } from 'react';
import { nextPin } from './moveFocus';

/** Arrow keys, Home and End move between pins; Escape goes on behind the map, to the element of `end`. */
export function useMapKeys() {
  const end = useRef<HTMLSpanElement>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      end.current?.focus();
      return;
    }
    const pins = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-map-pin]')];
    const next = nextPin(pins, event.target as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
  };
  return { end, handleKeyDown };
}
