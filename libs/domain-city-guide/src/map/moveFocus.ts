/** The pin that a key leads to from the focused one; undefined for other keys. The ends do not wrap around. */
export function nextPin<Pin>(pins: readonly Pin[], focused: Pin, key: string): Pin | undefined {
  const index = pins.indexOf(focused);
  if (index === -1) return undefined;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return pins[Math.min(index + 1, pins.length - 1)];
    case 'ArrowLeft':
    case 'ArrowUp':
      return pins[Math.max(index - 1, 0)];
    case 'Home':
      return pins[0];
    case 'End':
      return pins.at(-1);
    default:
      return undefined;
  }
}
